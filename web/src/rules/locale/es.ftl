book = Reglamento
book-search = Buscar en las reglas
book-editions = Edición
book-edition-final = Edición final
book-edition-prototype = Prototipo
book-edition-first = Primera edición
book-contents = Contenido
book-games = Reglamentos
book-whole = Todo el reglamento en una página
book-print = Imprimir
book-chapters = Capítulo por capítulo
book-rule = Regla { $number }
book-exactly = Lo que la regla dice exactamente (en inglés, para quien escribe programas)
book-found = { $count ->
    [0] Nada en este reglamento responde a eso. Prueba con una sola palabra.
    [one] Un párrafo
   *[other] { $count } párrafos, primero el mejor
}
book-only-english = Este reglamento aún no está escrito en tu idioma; aquí lo tienes en inglés.
book-before = Antes: { $page }
book-after = Sigue: { $page }
book-open = Abrir la página en el reglamento
book-exactly-short = Exacto
