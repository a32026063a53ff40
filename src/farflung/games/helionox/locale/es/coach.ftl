## set-ups to begin with
helionox-start-first = Tu primera partida
helionox-start-first-what = Competitiva, contra un bot: solo cartas básicas, sin variantes.
helionox-start-alone = En solitario
helionox-start-alone-what = Contra el Sindicato de las Sombras, en dificultad de novato.
helionox-start-screen = Una pantalla
helionox-start-screen-what = Dos jugadores se pasan el aparato; las manos quedan ocultas.
helionox-start-together = Juntos
helionox-start-together-what = Con un bot a tu lado contra el Sindicato de las Sombras.
