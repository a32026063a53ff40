### Lo que puede estar mal en los paquetes y contenidos (engine/sentences.py); los nombres son las frases en inglés.

## What stands in a file

mistake-cannot-be-read = no se puede leer: { $error }
mistake-is-not-toml-byte-is-not-utf-8 = no es TOML: el byte { $start } no es UTF-8
mistake-is-not-toml = no es TOML: { $error }
mistake-is-damaged = está dañado: { $error }
mistake-unknown-table-this-file-holds-entries = tabla desconocida; este archivo contiene entradas [[{ $key }]]
mistake-must-be-a-list-of-tables-written = debe ser una lista de tablas, escritas como [[{ $key }]]
mistake-this-id-is-used-twice-in-the-file = este id aparece dos veces en el archivo
mistake-unknown-field-allowed = campo desconocido; permitidos: { $fields }
mistake-unknown-field = campo desconocido { $field }
mistake-object-missing-required-field = falta el campo { $field }
mistake-is-missing = falta
mistake-is-empty = no puede estar vacío
mistake-expected-got = aquí va { $wanted }, no { $found }
mistake-a-table = una tabla
mistake-a-list = una lista
mistake-a-text = un texto
mistake-a-whole-number = un número entero
mistake-true-or-false = true o false
mistake-or = { $first } o { $other }
mistake-is-out-of-range-allowed-to = { $number } está fuera de los límites; permitido: de { $least } a { $most }
mistake-to = de { $least } a { $most }
mistake-needs-numbers-not = necesita { $count } números, no { $found }
mistake-needs-words-not = necesita { $count } palabras, no { $found }
mistake-unknown-allowed = { $of }: «{ $word }» no existe; permitido: { $allowed }
mistake-unknown-did-you-mean = { $of }: «{ $word }» no existe; ¿querías decir «{ $meant }»?
mistake-unknown-did-you-mean-allowed = { $of }: «{ $word }» no existe; ¿querías decir «{ $meant }»? Permitido: { $allowed }
mistake-file = archivo
mistake-effect = efecto

## Packs

mistake-is-neither-a-directory-nor-a-file = no es ni una carpeta ni un archivo
mistake-unknown-file-a-pack-has = archivo desconocido; un paquete tiene: { $known }
mistake-is-not-the-name-of-a-file-entries-stand-in-tables-such-as-card = no es el nombre de un archivo; las entradas van en tablas como [[{ $name }.card]]
mistake-holds-no-content-a-pack-has-some-of = no contiene nada; un paquete tiene algo de: { $known }
mistake-is-missing-which-title-is-it-for = falta: ¿para qué juego es?
mistake-this-pack-is-for-not-for = este paquete es para «{ $other }», no para «{ $this }»
mistake-there-would-be-entries-allowed = { $file }: el número de entradas sería { $count }; permitido: { $allowed }
mistake-changes-entries-a-pack-changes-at-most = cambia { $count } entradas; un paquete cambia como mucho { $most }
mistake-unknown-a-pack-changes-these-and-adds-none = { $name }: «{ $entry }» no existe; un paquete solo cambia estas y no añade ninguna: { $ids }
mistake-unknown-a-new-entry-needs-too = { $name }: «{ $entry }» no existe; una entrada nueva necesita también { $needed }
mistake-unknown-did-you-mean-a-new-entry-needs-too = { $name }: «{ $entry }» no existe; ¿querías decir «{ $meant }»? Una entrada nueva necesita también { $needed }
mistake-is-both-changed-and-removed = se cambia y se quita a la vez
mistake-must-be-a-list-of-ids-such-as-fr08 = debe ser una lista de id, como ["FR08"]
mistake-has-more-than-letters = tiene más de { $most } letras
mistake-is-longer-than-letters-or-not-plain-text = tiene más de { $most } letras o no es texto sencillo
mistake-unknown-language-allowed = idioma desconocido «{ $language }»; permitidos: { $allowed }
mistake-is-no-text = { $language } no es un texto
mistake-a-pack-has-at-most-bytes-this-has = un paquete tiene como mucho { $most } bytes; este tiene { $found }
mistake-is-nested-deeper-than = tiene más de { $most } niveles anidados
mistake-a-text-has-at-most-letters-not = un texto tiene como mucho { $most } letras, no { $found }
mistake-holds-signs-that-cannot-be-shown = contiene signos que no se pueden mostrar
mistake-a-list-has-at-most-items-not = una lista tiene como mucho { $most } elementos, no { $found }

## Games with a pack

mistake-a-game-with-seats-does-not-end-decisions-were-made = una partida para { $seats } no termina: se tomaron { $count } decisiones
mistake-a-game-with-seats-cannot-be-played-on = una partida para { $seats } no puede seguir: { $what }
mistake-games-with-this-pack-take-too-long = las partidas con este paquete duran demasiado
mistake-games-with-this-pack-take-too-much = las partidas con este paquete exigen demasiado tiempo de cálculo o memoria
mistake-this-took-too-long = esto ha tardado demasiado
mistake-you-have-a-simulation-running-already = ya tienes una simulación en marcha
mistake-others-are-simulating-try-it-again-in-a-minute = otros están simulando; inténtalo de nuevo dentro de un minuto

## Numbers of the rules

mistake-no-parameter-there-are = no existe el número «{ $name }»; hay { $known }
mistake-a-whole-number-from-to = { $name } = { $value } ({ $rule }): debe ser un número entero de { $least } a { $most }

## Effects

mistake-position = «{ $text }», posición { $position }: { $what }
mistake-position-expected-found = «{ $text }», posición { $position }: aquí va { $expected }, no { $found }
mistake-after-the-name-of-the-effect = '(' después del nombre del efecto
mistake-the-end-of-the-effect = el final del efecto
mistake-the-end = el final
mistake-a-word = una palabra
mistake-one-of-and = uno de los signos ',', ';', '+' y ')'
mistake-takes-one-not-several-joined-by = { $call }() admite { $parameter } una sola vez, no varios unidos con '+'
mistake-is-not-a-number-from-to = { $call }(): «{ $word }» no es un número de { $least } a { $most }
mistake-is-not-a-number-from-to-nor-one-of = { $call }(): «{ $word }» no es ni un número de { $least } a { $most } ni una de estas palabras: { $others }
mistake-takes-given = { $call }() admite: { $takes }; aquí hay { $count }
mistake-nothing-between-the-brackets = nada entre los paréntesis
mistake-takes-effects-here-not = { $call }() admite aquí efectos, no «{ $word }»
mistake-takes-one-effect-here-not-several-joined-by = { $call }() admite aquí un solo efecto, no varios unidos con '+'
