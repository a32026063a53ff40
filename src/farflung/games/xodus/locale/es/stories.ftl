### Los relatos de X-ODUS: lo que se lee en voz alta cuando aparece una carta, y para cada nave. Son nuestros.

## Explorations

xod-story-system-exodus =
    Aquí ya no vive nadie. En torno a cada mundo de este sistema los muelles siguen abiertos, y las lámparas del embarcadero continúan la cuenta atrás de unas partidas que tuvieron lugar hace una generación. Un pueblo entero recogió lo que podía llevar y se marchó.

    Lo que no podía llevar es ahora vuestro: talleres con las herramientas bien ordenadas, cables que zumban como si alguien fuera a volver para la cena. En la capitanía, los viejos libros de pasaje siguen sobre la mesa. Quien sepa leer entre líneas averiguará adónde fueron los desterrados y por qué vías se atrevieron a viajar.

xod-story-abandoned-shipyard =
    Siete quillas cuelgan del andamiaje como costillas de animales ahogados. El astillero se quedó vacío a mitad de turno: hay una taza sobre una viga, un soplete que ardió hasta agotar su gas.

    Avanzáis despacio entre las cuadernas. Aquí sobran planchas para cerrar vuestras heridas, y cortarlas os llenaría las bodegas. En la sala de dibujo, tras un cristal polvoriento, hay una sola máquina que llegó a terminarse y que nadie montó jamás. Alguien que entendiera los planos quizá consiguiera hacerla girar.

xod-story-precursor-observatory =
    El telescopio es grande como una luna y fino como una hoja. Desde hace mil años sigue una misma mancha de oscuridad, y cuando entráis en su sombra se vuelve, con toda cortesía, para miraros.

    Dentro, el aire huele a lluvia. La luz baja por las paredes en columnas, estrella tras estrella, vía tras vía, en una escritura que muy pocos de vosotros habéis estudiado. Abajo, su corazón late todavía: un pozo de fuego pálido, más que suficiente para vuestras células. Parece alegrarse de tener por fin a quién enseñar algo.

xod-story-drifting-convoy =
    Once cargueros van a la deriva en fila, atados unos a otros como montañeros. La cuerda fue una buena idea; no sirvió de nada. A bordo no hay muertos ni señales de lucha, solo puertas cerradas por fuera.

    La carga está donde la estibaron. Las cajas pesadas van en la última nave, tras mamparos que habrá que tomar al asalto. En la primera aún funciona un cuaderno de bitácora: dice quiénes vigilan esta región, a qué hora pasan y cuánto se les paga por mirar hacia otro lado.

xod-story-silent-monastery =
    Los monjes os reciben con las manos abiertas y sin una palabra. Renunciaron al habla cuando el sello empezó a ceder; escriben en una pizarra, porque la Corrupción escucha, y aprende.

    Vendan a vuestros heridos y remiendan vuestros cascos con una paciencia que os avergüenza de vuestra prisa. En la cripta guardan una campana sin badajo. Golpeada en silencio, hace que los cazadores vuelvan la cabeza hacia el lado equivocado. El más anciano pone un libro ante vosotros. En él, dibujada con gran esmero, está la manera de cerrar un Rift.

xod-story-veterans-outpost =
    La bandera que ondea sobre la esclusa pertenece a una flota que ya no existe. A la docena de cabezas canas que viven debajo nadie les dijo nunca que volvieran a casa. Así que se quedaron y mantuvieron limpios los cañones.

    Piden noticias y las escuchan sin pestañear. Luego se arremangan. Hay un amarre para una nave dañada, hay un almacén que os abrirán, y en torno a una botella sin etiqueta se acaba hablando de las guarniciones cercanas: «Si alguno de vosotros ha dirigido alguna vez una carga, contad con nosotros. Una última vez estaría bien».

xod-story-smugglers-den =
    El asteroide responde a vuestra llamada con una canción obscena y, después, con un rumbo de aproximación. Dentro hace calor, hay ruido y todo está torcido. Cuanto ha desaparecido de las vías en diez años descansa aquí bajo lonas, con un precio escrito a tiza.

    La patrona sabe que os persiguen. «¿Y a quién no?» Por un pequeño favor, su gente dejará un rastro falso que hasta un Avatar seguirá durante un rato. Al fondo hay metal, servíos. Y las cosas buenas, dice guiñando un ojo, solo se las enseña a los de su calaña.

xod-story-ancient-foundry =
    Los hornos no se han apagado nunca. Desde hace mil años vierten la misma pieza, la dejan enfriar, la funden y la vierten de nuevo, esperando a que alguien diga por fin que está bien.

    El calor golpea el casco cuando entráis. Unos brazos altos como torres se detienen a medio gesto y se vuelven hacia vosotros. En los moldes reposan armas para manos que ya no existen; unas espaldas fuertes podrían liberar una. Por los conductos arde la energía, para quien sepa pedirla. Y en el suelo, hasta los tobillos, hay buen metal limpio.

xod-story-hyperspace-beacon =
    La baliza parpadea en mitad de la nada, tres largas y una corta, un saludo a naves que son polvo desde hace siglos. La herrumbre se le desprende en pétalos y flota a su alrededor como un velo.

    Os acopláis a ella, y las vías se encienden en vuestras cartas: primero una; luego, vacilante, otra. Una mano hábil con las cerraduras viejas le sonsacaría más, y desatornillaría algunas piezas de paso. Desde aquí, además, se puede emitir. Con la voz adecuada y los códigos correctos, tal vez una guarnición recibiera la orden de deponer las armas.

xod-story-cultist-factory =
    Un humo sin fuego cubre la luna. Debajo, la fábrica trabaja día y noche, y los obreros cantan. Hacen campanas, miles de campanas, y cada una se funde en torno a algo que todavía se mueve.

    Nadie os ha visto aún. Los almacenes del borde están mal guardados. Las tuberías que llevan el incienso podrían girarse para que los cazadores perdieran vuestro olor. O podéis adentraros más, hasta la gran campana, y hacerla callar antes de que la toquen. Si suena mientras estáis debajo, todo lo que habita el cielo sabrá dónde encontraros.

xod-story-sealed-reliquary =
    Flota en el vacío sin cadena alguna, un cofre de cristal negro del tamaño de vuestro puente. En cada una de sus seis caras los Precursores escribieron una advertencia, con seis letras distintas, como si hubieran discutido cuál era la mejor forma de decirlo.

    A su luz, vuestros heridos se sienten mejor. Las ofrendas que otros dejaron alrededor tienen valor, si uno sabe distinguir la reliquia del desecho. Y dentro del cristal, al acercar una lámpara, se dibuja una forma, perfecta, sin estrenar. La cerradura no es difícil. Eso es lo que os preocupa.

xod-story-distress-call =
    «… a cualquier nave. Somos cuarenta, tenemos aire para un día. A cualquier nave». La voz suena ronca y tranquila. Desde que la escucháis repite la misma frase, con la misma tosecilla antes del número.

    El transmisor está en lo hondo de un campo de restos. Allí se ven luces, en hilera, como ventanas. Podéis recoger lo que flota en el borde y atender a los vuestros. O podéis meteros entre los pecios y contestar. Quizá haya cuarenta personas. Quizá solo haya algo que ha aprendido a toser.

xod-story-probe-graveyard =
    Miles de sondas han venido a morir aquí. Yacen en anillos alrededor de una estrella muerta, todas con la lente hacia fuera, y cada una guarda en la memoria lo último que vio.

    Recogéis una y le limpiáis la escarcha del ojo: una vía, un sol, una costa de luz. Algunas conservan carga en sus células. Y en el anillo interior todas están enlazadas y se susurran un mapa que nadie ha contemplado nunca entero. Para oírlas tendríais que guardar un silencio absoluto, y confiar en que sabréis salir de sus sueños.

xod-story-cracked-rift =
    El espacio tiene aquí una cicatriz. Cruza las estrellas como una grieta en un cristal, y de ella rezuma una luz violeta, gota a gota, hacia arriba. Vuestros instrumentos muestran cada valor dos veces, y nunca el mismo.

    En los bordes han crecido cristales; se parten con facilidad y valen lo suyo. Con algo de ciencia, en el pulso de la grieta se leería dónde están los cazadores, y se los podría desviar. Con más valor que ciencia, cabría apretar los dos labios uno contra otro. Quizá se cierre para siempre. Quizá sea vuestra mano la que la abra.

xod-story-cult-convoy =
    Viajan sin luces, proa con popa, treinta barcazas bajo una sola y larga tela negra. Entre los motores se oye el cántico y, debajo del cántico, el llanto.

    Las últimas barcazas se han quedado atrás. Con dedos ágiles y un hábito prestado, estarían vacías antes de la próxima estrofa. Los que guardan este sistema se han ido con los peregrinos, y no costaría extraviarlos. O podéis golpear en cabeza, donde está el tesoro y donde el Profeta se sienta tras su cortina. No estará dormido. Reza, y algo, ahí fuera, lo escucha.

xod-story-frozen-dreadnought =
    El hielo se ha cerrado sobre el gigante hasta el puente. Sus cañones apuntan en todas direcciones, con la boca llena de nieve. Aquello contra lo que luchó venía de todas partes y, al final, de dentro.

    Por fuera se pueden arrancar unas cuantas planchas sin despertar nada. En las cubiertas de artillería hay armas que unos brazos fuertes sacarían de su afuste. Pero el verdadero tesoro está abajo, donde aún brilla bajo el hielo una luz de los Precursores, verde y completamente quieta. Habría que bajar hasta ella fundiendo el camino. Es largo, y el hielo se queda con quien se entretiene.

xod-story-dormant-swarm =
    Al principio lo tomáis por polvo. Después, por grava. Solo cuando la lámpara pasa por encima veis que cada grano tiene alas plegadas.

    Duermen a millones, tan apretados que vuestra proa los aparta con suavidad, y repiquetean en el casco como la primera lluvia de otoño. En el puente nadie respira. Detrás de vosotros, el hueco ya se ha cerrado. Entonces, en algún lugar de popa, arranca una bomba, como cada hora. Un solo par de alas se despliega, y luego otro, y otro más. Ahora tenéis que abriros paso a cañonazos.

xod-story-gravity-well =
    Aquí no hay ninguna estrella y, sin embargo, todo cae. La vía se dobla bajo vosotros sin un ruido; una taza resbala de la mesa; luego la mesa va tras ella. Delante, donde no hay nada que ver, la luz de todas las demás estrellas se estira en hilos.

    El casco canta, un tono más grave a cada minuto. En la bajada contáis pecios, pacientes en sus órbitas, con los motores apuntando todavía hacia donde vosotros queréis ir. Solo un rumbo lleva fuera. Es estrecho como un filo, y tendréis que encontrarlo a tientas.

xod-story-cult-ambush =
    La nave de peregrinos pide agua. Es vieja, hace agua por todas partes, hay niños en los ojos de buey. Ya habéis abierto la esclusa exterior cuando la navegante dice, muy bajo, que los niños no parpadean.

    Entonces, detrás, la luna se echa atrás la capucha. De todos los cráteres brotan esquifes, con estandartes, con campanas, con alegría. Ni siquiera quieren mataros, gritan por todos los canales. Solo quieren reteneros hasta que llegue aquel a quien han llamado. A los cañones, todos. Y no escuchéis las campanas.

xod-story-corrupted-relic =
    Estaba sobre un pedestal, en medio de una sala vacía, y era hermosa. Después, ninguno de vosotros recuerda quién la subió a bordo.

    Desde entonces las lámparas arden con menos luz. La reliquia está tibia al tacto; encaja en todas las manos. El cocinero ha empezado a hablarle. Esta mañana había una grieta en la cubierta, justo debajo, fina como un cabello, y en la grieta, estrellas que no figuran en ninguna de vuestras cartas. Tiene que volver al lugar del que vino, y no se deja llevar. Empezad antes de que empiece ella.

## Signals

xod-story-derelict-ship =
    La señal viene de una nave. Habríais reconocido en cualquier parte la obra de los Precursores, ese casco que más que construido parece haber crecido, pero esta se muere: está abierta de proa a popa, y a medida que os acercáis se le apagan las luces una tras otra.

    En algún lugar de su interior reposa la llave en su cuna, tras puertas que solo abre una nave viva. Así que tenéis que hacerla vivir. Le lleváis cabos, aire, vuestros propios repuestos. Cuando se cierra la primera plancha, se estremece. Ha olvidado lo que son las manos, pero se queda quieta, como un animal al que se ayuda.

xod-story-sealed-vault =
    La puerta no tiene cerradura. Es un disco de piedra gris, de cuarenta pasos de ancho, y cuando la tocáis os hace una pregunta, en cifras, en colores, en un tono al borde de lo audible. Respondéis lo mejor que podéis. Uno de los anillos se mueve el ancho de un dedo.

    De modo que así funciona. Anillo tras anillo, pregunta tras pregunta, y cada respuesta se queda donde está. Le da igual quién la dé. Los Precursores no querían dejar fuera a todo el mundo, solo a los que no tienen paciencia para pensar.

xod-story-guardian-sentinel =
    Está en pie ante la puerta desde que la puerta se cerró. Las estrellas se han movido; él, no. Los meteoros le han marcado los hombros; la escarcha se ha posado en los pliegues de su manto, y el manto es una armadura.

    Cuando vuestra luz le da en el rostro, alza la cabeza. «No lleváis la señal», dice en la lengua de quienes lo construyeron, y cada uno de vosotros lo entiende. «Los otros tampoco». No está enfadado. Con el cuidado de un artesano, descuelga el arma de su espalda. Solo le queda una tarea en el mundo, y la llave está detrás de él.

xod-story-archivists-toll =
    El archivo flota en una esfera de libros, y entre los libros flotan los archivistas: máquinas pequeñas como gorriones, con una lente por cabeza. Os estaban esperando. Os muestran vuestra ficha en el registro, completa hasta este mismo instante, con una línea en blanco.

    La llave figura en la lista de préstamos, claro que os la pueden dejar. Solo está el peaje. Desde hace mil años no llega material, los estantes ceden, y para apuntalarlos han tenido que desmontar a sus propios muertos. Necesitan metal, bastante metal. Lamentan muchísimo tener que insistir.

xod-story-plague-station =
    Una lámpara amarilla gira sobre la esclusa, y una mano infantil ha escrito en el cristal: NO ENTRÉIS. Detrás está la gente, muy quieta, con paños ante la boca. Tienen la llave. Se la habrían dado a cualquiera que la pidiese.

    Pero no puede salir antes que el último enfermo; así lo ha decidido la mente de la estación, que no regatea. De modo que entráis. Los lleváis al otro lado, uno a uno, y con cada uno algo se queda en vuestro propio aire, en vuestra propia sangre. Os dan las gracias. Saben lo que cuesta.

xod-story-twin-beacons =
    La torre se alza en una luna desnuda, y sobre ella cuelga la llave en una jaula de sombra. Cuando despertáis el fuego, arde blanco, y por un lado los barrotes palidecen. Después la llama baja, titubea, se apaga, y la jaula vuelve a estar entera.

    En el pedestal los constructores dejaron una imagen: dos figuras, cada una junto a un fuego, con la mano libre tendida hacia la otra a través de la oscuridad. El segundo fuego está donde la Corrupción se ha comido las estrellas. Una luz sola no es más que un recuerdo. Las dos deben arder antes de que caiga la noche. Decidid quién de vosotros va hasta allí.

xod-story-cult-sanctuary =
    Han construido su catedral alrededor. Donde la señal debería ser clara solo hay canto, grave y de muchas voces, y en el altar la llave está clavada como un diente en una mandíbula.

    Para qué sirve, lo ignoran. La veneran porque su señor la teme, y eso, os parece, es lo primero sensato que os llega de ellos. Pero no la van a entregar. Las puertas de la nave mayor se abren, y sus campeones salen a vuestro encuentro, con máscaras de hueso y cascos que sangran. Detrás de ellos, alguien empieza a tocar la campana.

xod-story-unstable-reactor =
    El reactor se construyó para alimentar una ciudad de estrellas. Ahora no alimenta nada, y pasa hambre. Su núcleo vacila como una vela en una corriente de aire, y cada vez que decae, la cámara que rodea la llave olvida por un latido cómo se hace para ser sólida.

    Si lograrais llevarlo a pleno fulgor, aunque fuera una sola vez, la cámara se abriría como estaba previsto. Tendéis vuestros cables y dais lo que tenéis. Bebe con ansia. Pero por las grietas de su coraza vuelve a perder lo que le dais; quien haga aquí pausas largas empezará desde el principio.

xod-story-heart-of-darkness =
    Late. Lo oís antes de verlo, a través del casco, a través de las suelas de las botas, y descubrís que vuestros propios corazones se han acompasado con él. Luego la nube se aparta. Ahí está, colgado de sus venas, grande como un puerto, y en el centro, como una astilla sobre la que se ha cerrado la carne, brilla la llave.

    Os ha notado. Lejos, en sueños, algo da un paso al frente. Tenéis que entrar a fuego, golpe a golpe, y allí donde falléis meterá la mano en vuestras naves y cambiará lo que toque. No dudéis. De eso se alimenta.

xod-story-avatars-prison =
    Creíais que los Precursores solo supieron cerrar puertas. Pero aquí atraparon a uno. Desde nueve soles muertos, unas cadenas de luz conducen a un único punto, y en ese punto, de rodillas, con la cabeza gacha, hay un Avatar.

    La llave es el cerrojo de sus grilletes. Lo comprendéis en el mismo instante que él. Nadie ha tocado nada; ha bastado con que vinierais, con vuestro calor y vuestra vida, tan cerca. Se rompe una cadena y luego todas. Se pone en pie. Ha tenido mil años para pensar qué haría primero. Hasta esa llave ya no queda más que un camino.

xod-story-blood-engine =
    La máquina es hermosa, eso es lo peor. Brazos de plata, finos como dedos de arpista, un cuenco, un canal y, en el centro, la llave, que gira despacio. No hay mandos. Solo está el cuenco.

    La inscripción no os miente. El sello, dice, no se hizo de metal ni de luz; cada uno de los que lo levantaron dio una parte de sí, y en adelante vivió sin ella. Lo que depositéis ahí, ningún muelle os lo devolverá jamás. Y no tiene prisa. Os pregunta, una sola vez, en voz baja, quién va a ser el primero.

xod-story-collapsing-gate =
    El portal sigue en pie, pero no por mucho tiempo. Arco tras arco se hunde sobre sí mismo, en silencio, y al otro lado, donde cuelga la llave, la luz se ha estrechado desde que la miráis.

    Tres pilares lo sostienen todavía. Cada uno tendría que aguantarlo una nave, en el mismo instante y en el mismo tono, mientras el portal tira de todas. Una nave sola quedaría molida. Llamad a los demás. Decidles que dejen lo que estén haciendo. Sobre vosotros se comba el siguiente arco; cae polvo, y con cada grano os queda menos tiempo.

## Ships

xod-story-warship =
    La construyeron para una guerra que se perdió el día de su botadura. La tripulación no se lo tomó a mal. Habría otras.

    La Nave de guerra no tiene salón, ni capilla, ni ventanas, solo cañones y, entre los cañones, literas estrechas donde se duerme con las botas puestas. Luego atravesó la luz de un sello roto, y en el metal despertó algo. Desde aquel día los tubos siguen al blanco antes de que el artillero lo haya visto. Tras cada victoria el casco zumba, grave y satisfecho, y las cicatrices del blindaje se cierran un poco torcidas, un poco más duras que antes.

    De pie en el puente, sientes cómo se inclina hacia delante. No es cruel. Solo ha comprendido para qué existe. En la oscuridad esperan cosas que nadie ha cazado jamás. Le gustaría ser la primera.

xod-story-battlecruiser =
    Han repintado su nombre tantas veces que ya nadie sabe cuál fue el primero. En el costado del Crucero de batalla hay cuatro mil muescas, una por cada golpe que iba dirigido a otro.

    Fue el último en marcharse cuando ardieron los mundos. Se atravesó en la vía, con el costado por delante, y dejó pasar a los refugiados a su espalda, hasta que a babor no quedó una lámpara encendida. Allí lo encontró la energía de los Precursores, medio fundido, y no lo curó; le enseñó. Lo que lo ha herido una vez, lo recuerda. Por donde se rompió, ha engrosado.

    Conoces cada quejido de sus cuadernas. Cuando suena la alarma, los demás te buscan con la mirada sin querer, y se acercan. No tienes que decir nada. Solo tienes que ponerlo en medio, como siempre, y aguantar.

xod-story-proto-ship =
    Ningún astillero puso jamás la quilla de la Protonave. La encontraste en un hangar bajo el hielo, lisa como un guijarro, sin una junta ni una puerta, y durante tres años tus colegas escribieron artículos sobre ella. Después llegó la Corrupción, y se abrió.

    No tiene sala de máquinas. En su centro hay una estancia donde la luz reposa como el agua en un estanque, y sube cuando le hablas. Ya has aprendido algunas palabras de su lengua. Con una, pliega el espacio como una hoja de papel; con otra, una cosa que estaba ahí deja de estar. A quién esperaba, no lo sabes.

    A veces, en la guardia de noche, sueña, y ves a sus creadores en las paredes. Corren. Has empezado a anotar lo que se gritan unos a otros. Podría ser útil.

xod-story-explorer =
    Es el más pequeño de todos y el que más lejos ha llegado. El Explorador no lleva cañones pesados; a cambio tiene cuatro oídos, nueve ojos y un casco tan fino que se oye el polvo.

    Antes del fin, trazabas costas de gas para una oficina que nadie visitaba nunca. Cuando se dio la voz de huir, tus mapas eran los únicos que llevaban a alguna parte. Una docena de naves siguió tu farol de popa hacia las vías. Desde la transformación ya no necesitas el farol: notas en la piel las corrientes del hiperespacio, como se nota el aire de una puerta abierta.

    Siempre hay una puerta, les dices a los demás. Ellos sonríen, pero esperan a que pases delante. Empujas la palanca. Ante ti no hay nada, y esa nada aún no tiene nombre. Para momentos así vives.

xod-story-pirate-ship =
    Hay un precio por tu cabeza en seis sistemas, y cinco de ellos ya no existen. Lo consideras una especie de indulto.

    La Nave pirata está hecha con las mejores piezas de naves cuyos capitanes miraban a otra parte. El reactor es de un almirante; la campana, de un obispo. A bordo nada encaja, y todo funciona. Cuando la extraña luz pasó sobre las vías, hiciste lo único sensato: largarte con un poco de ella. Desde entonces vive en la bodega y le ha cogido gusto a las cerraduras abiertas.

    Los demás te necesitan, aunque cuenten las cucharas después de cada visita. Alguien tiene que pagar la salvación de la galaxia. Tú sabes dónde está el dinero, quién lo guarda y a qué hora duerme. Y si al final sobrevivís todos, en fin, un Gran Rift tiene que valer algo.

xod-story-drone-specialist =
    Te enrolas con una tripulación de una sola persona y trescientos nombres en nómina. Unos son pequeños como escarabajos, otros grandes como perros, y cada uno tiene el suyo, aunque solo tú sepas distinguirlos.

    El Especialista en drones era un buque nodriza, un taller con motor, la nave a la que se llama cuando algo gotea. Cuando la energía de los Precursores lo inundó, todos los drones se detuvieron en el mismo instante. Luego se volvieron hacia ti, y por primera vez tenían una propuesta. Era buena. Desde entonces no solo arreglas lo que está roto, sino también lo que se va a romper.

    Por el canal oyes que los demás te llaman, siempre un poco tarde y siempre con mucha prisa. Dices que vas de camino. Detrás de ti se encienden trescientas lucecitas, una tras otra. Ya tienen ganas.
