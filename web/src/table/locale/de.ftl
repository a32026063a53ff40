# Choosing

tray-open = Karten { $n }
tray-shut = Karten schließen
tray-beside = Nebeneinander
