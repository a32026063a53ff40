# Choosing

tray-open = Cartes { $n }
tray-shut = Fermer les cartes
tray-beside = Côte à côte
