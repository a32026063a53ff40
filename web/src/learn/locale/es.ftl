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
learn-rules-what = Con figuras, búsqueda y todas las reglas, en tu idioma
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

# The analysis of a finished game

analysis = Análisis
analysis-of = De quién es la partida
analysis-what = A partir de lo que podías saber en cada uno de tus turnos: tu probabilidad de ganar a lo largo de la partida, lo que la suerte dio y quitó, lo que costaron tus decisiones y cuáles fueron las más caras.
analysis-yours = Solo mira con tus ojos, en partidas imaginadas, y tarda entre unos segundos y unos minutos.
analysis-begin = Analizar esta partida
analysis-running = { $done } de { $of } decisiones examinadas
analysis-waiting = Esperando su turno…
analysis-stop = Detener
analysis-meanwhile = Puedes cerrar esto y volver: sigue en marcha, y el resultado se guarda con la mesa.
analysis-failed = El análisis no terminó. Inténtalo de nuevo.
analysis-found = El análisis está listo.
analysis-curve = Momentos decisivos
analysis-curve-what = tu probabilidad de ganar, en tanto por ciento
analysis-account = La cuenta
analysis-account-what = de tu probabilidad de ganar
analysis-start = Esperado al principio
analysis-luck = Suerte
analysis-luck-others = Suerte, y lo que hicieron los demás
analysis-choices = Tus decisiones
analysis-won = Partida ganada
analysis-lost = Partida perdida
analysis-shared = Victoria compartida
analysis-lead = Tu ventaja al final, en { $unit }: { $lead }.
analysis-par = Las probabilidades se miden con { $n } partidas que jugaron los bots en mesas del mismo tipo.
analysis-how = { $n } partidas imaginadas en { $seconds } s. Las decisiones se miden con la mejor respuesta que se encontró.
analysis-worst = Tus decisiones más caras
analysis-worst-what = la barra es lo que no podemos distinguir
analysis-none = Ninguna decisión te costó nada con certeza
analysis-chosen = Elegiste
analysis-better = Mejor
analysis-cost = −{ $cost } %
analysis-play-on = Seguir jugando desde aquí
analysis-show = Ver
analysis-table = Como tabla
analysis-turn = Turno
analysis-chance = Probabilidad de ganar
analysis-lead-head = Ventaja esperada, { $unit }
analysis-end = Final
