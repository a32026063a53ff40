# Choosing

tray-open = Cartas { $n }
tray-shut = Cerrar las cartas
all-answers = Las { $n } respuestas
tray-beside = Una junto a otra
tray-below = { $n } más abajo
tray-top = Volver a la primera
undo-seen = ya visto: no se deshace
undo-practice = práctica
rule-click = pulsa para leerla
play-all = Jugar las { $n }
several = Elegir varias
several-take = { $n ->
        [0] No tomar ninguna
       *[other] Tomar estas { $n }
    }
several-stopped = Se han tomado { $n } de { $of }; el resto no responde a lo que se pide ahora.
unspent = Todavía tienes { $what }. ¿Terminar de todos modos?
unspent-end = Terminar el turno
unspent-stay = Seguir jugando
unspent-never = No volver a preguntar
unspent-warn = Avisar de lo que queda antes de terminar el turno
practice = Práctica
practice-why = Aquí se puede deshacer todo.
end-decided = { $name }: { $n } de ventaja. Lo decisivo: { $part }, { $more } a { $less }.
