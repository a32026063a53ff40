### Las páginas fuera de la mesa: sala, mesa nueva, cuenta, registros.

lobby-heading = Farflung: mesas
lobby-skip = Ir al contenido
lobby-nav = Páginas
lobby-nav-tables = Mesas
lobby-nav-records = Registros
lobby-nav-rules = Reglas
workshop = Taller
lobby-language = Idioma
lobby-sign-in = Entrar
lobby-cancel = Cancelar
lobby-back = Volver a las mesas

## doors
lobby-games = Juegos
lobby-revenant-sentence = Coloca a tu tripulación en una flota que huye del vacío. Sirve a las Casas y mantén vivas sus naves.
lobby-helionox-sentence = Construye un mazo mientras muere el sol. Viaja, supera eventos, intercambia favores.
lobby-xodus-sentence = Explorad juntos hexágono a hexágono y llegad al Gran Rift antes que la Corrupción.
lobby-players = { $from }–{ $to } jugadores
lobby-minutes = { $n } min
lobby-kind-coop = cooperativo
lobby-kind-coop-too = también cooperativo
lobby-making = En preparación.
lobby-making-why = Aquí todavía no se puede jugar.
lobby-play-now = Jugar ya contra bots
lobby-play-with = Jugar ya con bots
lobby-new-table = Mesa nueva

## lists of tables
lobby-your-tables = Tus mesas
lobby-wait-for-you = { $n ->
        [one] { $n } te espera
       *[other] { $n } te esperan
    }
lobby-your-tables-none = Aún no estás en ninguna mesa. Empieza una arriba: se queda aquí hasta que la termines.
lobby-all = Ver las { $n }
lobby-fewer = Ver menos
lobby-open-tables = Mesas abiertas
lobby-open-hint = siéntate en cualquier forma libre
lobby-open-tables-none = Ahora no hay ningún asiento libre. Aquí aparecerán las mesas nuevas con un asiento por enlace.
lobby-watch-tables = Mesas para mirar
lobby-with-people = Con { $names }
lobby-with-people-and-bots = { $bots ->
        [one] { $names } y { $bots } bot
       *[other] { $names } y { $bots } bots
    }
lobby-with-bots = { $bots ->
        [one] Contra { $bots } bot
       *[other] Contra { $bots } bots
    }
lobby-with-screen = { $n } jugadores en una pantalla
lobby-with-nobody = En solitario
lobby-with-nobody-yet = Aún no hay nadie más
lobby-your-turn = Te toca
lobby-is-thinking = { $name } está pensando
lobby-running = En marcha
lobby-waits-for-people = { $n ->
        [one] Hay { $n } asiento libre
       *[other] Hay { $n } asientos libres
    }
lobby-over = Terminada
lobby-cycle = ciclo { $n }
lobby-just-now = ahora mismo
lobby-play = Jugar
lobby-open = Abrir
lobby-look = Ver
lobby-sit-down = Sentarse
lobby-sit-on = Sentarse en el { $shape }: { $table }
lobby-free-seat = asiento libre
lobby-shape-1 = disco
lobby-shape-2 = cuadrado
lobby-shape-3 = triángulo
lobby-shape-4 = rombo
lobby-away = El servidor no responde. Tus mesas están a salvo; esta página lo vuelve a intentar.

## new here
lobby-new-here = ¿Es tu primera vez?
lobby-ways = Maneras de empezar
lobby-ready = Listas para jugar
lobby-learn-what = Lecciones breves en la mesa de verdad, de cada juego
lobby-first-game = Tu primera partida
lobby-first-game-what = La preparación recomendada; la mesa te ayuda
lobby-one-screen = Una pantalla, varios jugadores
lobby-one-screen-what = Pasad el dispositivo; lo secreto queda oculto
lobby-load-link = Cargar un registro
lobby-load-link-what = Ver de nuevo una partida o seguir jugándola

## asking for a name
lobby-who-plays = ¿Cómo te llaman los demás?
lobby-who-sits = ¿Quién se sienta?
lobby-who-looks = ¿Quién lo mira?
lobby-name = Tu nombre
lobby-name-hint = No hace falta cuenta. Puedes cambiarlo después.
lobby-name-empty = Un nombre necesita al menos una letra.
lobby-start = Empezar la partida

## new table
lobby-new-table-of = Mesa nueva: { $title }
lobby-seats = ¿Quién se sienta dónde?
lobby-seat = Asiento { $n }, { $shape }
lobby-seat-me = Yo
lobby-seat-me-long = Aquí me siento yo
lobby-seat-me-what = Tú
lobby-seat-open = Enlace
lobby-seat-open-long = Una persona por enlace
lobby-seat-open-what = Quien abra tu enlace
lobby-seat-screen = Aquí
lobby-seat-screen-long = Otra persona en esta pantalla
lobby-seat-name = Nombre de esta persona
lobby-seat-bot = Bot
lobby-seat-bot-long = Un bot
lobby-seat-add = Añadir un asiento
lobby-seat-remove = Quitar: { $seat }
lobby-player = Jugador { $n }
lobby-only-bots = Solo juegan bots; tú miras.
lobby-options = ¿Cómo jugáis?
lobby-option-edition = Edición
lobby-option-difficulty = Dificultad
lobby-option-clock = Reloj
lobby-option-undo = Deshacer
lobby-option-suggest = Sugerencias
lobby-suggest-alone = Sugerencias si juegas sin nadie más.
lobby-suggest-yes = Sugerencias para todos.
lobby-suggest-no = Sin sugerencias.
lobby-option-listed = Quién encuentra la mesa
lobby-edition-final = Edición final.
lobby-edition-early = Edición temprana.
lobby-difficulty-easy = Una travesía fácil.
lobby-difficulty-medium = Una travesía de dificultad media.
lobby-difficulty-hard = Una travesía difícil.
lobby-clock-none = Sin reloj.
lobby-clock-fast = 30 minutos por persona y 5 segundos por cada respuesta.
lobby-clock-calm = 60 minutos por persona y 10 segundos por cada respuesta.
lobby-clock-days = 7 días por persona y 1 hora por cada respuesta.
lobby-clock-other = { $time } por persona y { $more } por cada respuesta.
lobby-undo-agreement = Deshacer de común acuerdo.
lobby-undo-free = Práctica: todo se puede deshacer.
lobby-undo-none = Sin deshacer.
lobby-listed-yes = Todos pueden encontrar la mesa y mirar.
lobby-listed-no = Solo quien tiene el enlace encuentra la mesa.
lobby-open-table = Abrir la mesa
lobby-copy = Copiar
lobby-copied = Copiado.
lobby-copy-by-hand = El enlace está marcado: cópialo con el teclado.
lobby-share = Compartir
lobby-not-playable-yet = { $title } está en preparación. Aquí todavía no se puede jugar.
lobby-no-such-game = No hay ningún juego con este nombre.

## account
lobby-account = Cuenta
lobby-account-nobody = No has entrado. Un invitado solo necesita un nombre; una cuenta guarda tus mesas en todos los dispositivos.
lobby-account-guest = Juegas como invitado. Tus mesas se guardan solo en este navegador.
lobby-account-kept = Tus mesas están en todos los dispositivos donde entres.
lobby-make-account = Crear una cuenta
lobby-make-account-what = Un nombre y una contraseña, nada más.
lobby-make-account-what-guest = Un nombre y una contraseña, nada más. Conservas tus mesas.
lobby-password = Contraseña
lobby-password-hint = Al menos { $n } caracteres.
lobby-password-short = La contraseña es demasiado corta: al menos { $n } caracteres.
lobby-password-empty = Falta la contraseña.
lobby-account-made = Tu cuenta está lista, { $name }.
lobby-log-in = Entrar
lobby-log-in-what = Con la cuenta que ya tienes.
lobby-logged-in = Has entrado como { $name }.
lobby-log-out = Salir
lobby-logged-out = Has salido.
lobby-log-in-bring = { $n ->
        [one] Tu partida en curso viene contigo.
       *[other] Tus { $n } partidas en curso vienen contigo.
    }
lobby-brought = { $n ->
        [one] Una mesa ha venido contigo.
       *[other] { $n } mesas han venido contigo.
    }
lobby-left-behind = { $n ->
        [one] Una mesa no ha podido venir: esta cuenta ya juega en ella y nadie puede llevar dos manos.
       *[other] { $n } mesas no han podido venir: esta cuenta ya juega en ellas y nadie puede llevar dos manos.
    }
lobby-change-password = Cambiar la contraseña
lobby-change-password-what = En los demás dispositivos tendrás que entrar de nuevo.
lobby-password-old = Contraseña actual
lobby-password-new = Contraseña nueva
lobby-password-changed = Tu contraseña ha cambiado. Has salido en los demás dispositivos.
lobby-log-out-everywhere = Salir en todas partes
lobby-log-out-everywhere-what = En todos los dispositivos, también en este. Por si has perdido el teléfono o entraste en un navegador ajeno.
lobby-logged-out-everywhere = Has salido en todos los dispositivos.
lobby-guest-be = Jugar como invitado
lobby-guest-rename = Tu nombre de invitado
lobby-guest-name = Nombre de invitado
lobby-guest-keep = Usar este nombre
lobby-guest-now = Eres { $name }.

## records
lobby-load = Cargar un registro
lobby-load-what = Un registro es una partida entera en un archivo de texto. Mírala jugada a jugada o sigue jugando desde cualquier línea. Es una copia: nada cuenta y la partida antigua queda como estaba.
lobby-load-file = Archivo de registro
lobby-drop = Suelta aquí un registro o elige el archivo.
lobby-drop-now = Suéltalo: se leerá el archivo.
lobby-choose-file = Elegir un archivo
lobby-choose-other = Elegir otro archivo
lobby-found = { $title }: { $names }
lobby-lines = { $n ->
        [one] { $n } línea
       *[other] { $n } líneas
    }
lobby-record-look = Verlo
lobby-record-look-what = Con todas las manos abiertas, el historial y el control deslizante.
lobby-record-play = Seguir jugando
lobby-record-play-what = En esta pantalla; deshacer siempre es gratis.
lobby-record-seats = ¿Quién sigue jugando?
lobby-record-you = en esta pantalla
lobby-record-bot = un bot
lobby-record-from = Desde la línea { $n }
lobby-record-from-end = Desde el final del registro
lobby-record-over = Una partida terminada sigue desde tu última decisión.
lobby-record-last = La última línea que cuenta: { $line }
lobby-record-start = Antes de la primera línea: se reparte de nuevo.
lobby-record-large = { $file } pesa más de 2 MB. Ningún registro es tan grande.
lobby-record-empty = { $file } está vacío.
lobby-record-other = { $file } no es un registro de Farflung: no empieza por «farflung record».
lobby-record-version = { $file } es un registro de otra versión de Farflung.
lobby-record-cut = { $file } se detiene antes de su línea final: está cortado.
lobby-record-broken = { $file } no se puede reproducir.

## what went wrong
lobby-error-failed = El servidor no pudo hacerlo. Nada ha cambiado.
lobby-error-offline = El servidor no responde. No se ha perdido nada; inténtalo de nuevo en un momento.
lobby-error-too-many = { $wait ->
        [one] Demasiados intentos. Otra vez dentro de { $wait } segundo.
       *[other] Demasiados intentos. Otra vez dentro de { $wait } segundos.
    }
lobby-error-not-signed-in = Tu nombre ya no se conoce aquí. Recarga la página y elige uno.
lobby-error-login-not-signed-in = Este nombre y esta contraseña no van juntos.
lobby-error-name-taken = Una cuenta tiene este nombre o uno que se le parece. Elige otro; si la cuenta es tuya, entra.
lobby-error-name-bot = Así se llaman los bots. Elige otro nombre.
lobby-error-name-table = En una mesa no puede haber dos nombres iguales ni que se parezcan.
lobby-error-name-hidden = Este nombre contiene algo que no se ve. Escríbelo de nuevo, solo con letras y signos.
lobby-error-name-empty = Un nombre necesita al menos una letra.
lobby-error-name-long = Un nombre tiene como máximo 24 letras.
lobby-error-password-short = Una contraseña tiene al menos 8 caracteres.
lobby-error-password-long = Una contraseña tiene como máximo 200 caracteres.
lobby-error-password-common = Esta contraseña es de las primeras que se adivinan. Elige una más rara: tres o cuatro palabras van bien.
lobby-error-password-name = Todos conocen tu nombre; no puede ser tu contraseña.
lobby-error-password-wrong = Esta no es tu contraseña actual.
lobby-error-sit-taken = Este asiento está ocupado, o alguien en la mesa tiene tu nombre o uno que se le parece.
lobby-error-not-found = Esta mesa ya no existe.
lobby-error-bad-request = El servidor no lo aceptó: { $reason }
lobby-error-too-large = Es demasiado grande para el servidor.
lobby-edition-prototype = El prototipo: sonar, losetas de daño y una agenda con tres objetivos. Un diseño anterior, menos pulido que la edición final.
lobby-more-games = Más juegos

## own bots
lobby-bots = Tus bots
lobby-bots-what = Un programa tuyo juega en las mesas con un token: se sienta donde juegas tú o en las mesas que has creado, y responde. No puede hacer nada más en tu nombre.
lobby-bots-name = Nombre del bot
lobby-bots-make = Crear un token
lobby-bots-token = El token de { $name }. Solo se muestra ahora: cópialo.
lobby-bots-copy = Copiar
lobby-bots-copied = Copiado.
lobby-bots-made = creado el { $day }
lobby-bots-used = usado por última vez el { $day }
lobby-bots-revoke = Revocar
lobby-bots-revoke-name = Revocar el token de { $name }
lobby-bots-revoked = { $name } ya no tiene token.
