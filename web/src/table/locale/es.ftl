# Choosing

tray-open = Cartas { $n }
tray-shut = Cerrar las cartas
tray-beside = Una junto a otra
