learn = Aprender
learn-heading = Aprende jugando
learn-what = Lecciones breves en la mesa de verdad. Cada jugada la haces tú, nada puede salir mal, tu avance se guarda y nada está bloqueado.
learn-begin = Empezar
learn-go-on = Seguir
learn-again = Otra vez
learn-is-done = Hecha
learn-all-done = Todas las lecciones hechas
learn-some-done = { $done } de { $of } lecciones hechas, { $left ->
    [one] queda alrededor de un minuto
   *[other] quedan unos { $left } minutos
}
learn-not-begun = { $left ->
    [one] Alrededor de un minuto
   *[other] Unos { $left } minutos
}
learn-rules = Leer las reglas
learn-who = ¿Cómo te llamamos?
learn-guide = Guía
learn-step = paso { $n } de { $of }
learn-show = Enséñame
learn-leave = Dejar la lección
learn-astray = Se puede hacer, pero no es lo que pide este paso. Deshazlo o echa antes un vistazo.
learn-take-back = Deshacer
learn-done = Lección terminada.
learn-next = Lección siguiente
learn-shelf = Todas las lecciones
learn-play-on = Seguir jugando desde aquí
learn-offer = ¿Primera vez con { $title }? La primera lección dura un par de minutos.
learn-offer-take = Hacer la lección
learn-help = Ayuda
learn-help-aim = Objetivo y fase por escrito
learn-aim = Tu objetivo
learn-aim-off = Ocultar el objetivo; vuelve desde el menú
learn-suggest = Sugerir
learn-suggestions = Sugerencias
learn-suggest-close = Cerrar las sugerencias
learn-against = { $unit }, frente a: { $against }
learn-against-all = { $unit }, frente a la respuesta media
learn-row = { $n }, { $words }, { $gain }, entre { $low } y { $high }
learn-terms = De qué se compone
learn-level = { $n ->
    [2] 1 y 2 están igualadas: sus barras se solapan.
   *[other] Las tres están igualadas: sus barras se solapan.
}
learn-looked = { $n } partidas simuladas, { $seconds } s
learn-thinking = Calculando…
learn-found = { $n ->
    [one] { $n } sugerencia
   *[other] { $n } sugerencias
}
learn-overlooked = Lo que se pasó por alto
learn-overlooked-close = Seguir
learn-overlooked-off = Dejar de avisarme
learn-better = { $words } prometía más: { $gain }.
learn-help-overlooked = Señalar después lo que se pasó por alto
