/** The texts of the case study in Spanish, by the English text. The client's statements have the status of the English ones. */
const texts: Readonly<Record<string, string>> = {
  'CASE STUDY': 'CASO DE ÉXITO',
  'Break-ins down 100% at seven locations': '100% menos robos en siete lugares',
  'A homeowners association secured its shared locations, each in under one hour':
    'Una asociación de propietarios protegió sus áreas comunes, cada una en menos de una hora',
  'decrease in break-ins': 'menos robos',
  'days without incidents': 'días sin incidentes',
  'locations secured, each deployed in under one hour': 'lugares protegidos, cada uno en menos de una hora',
  'Sample details': 'Datos de muestra',
  'Sample quote': 'Cita de muestra',
  'Homeowners association, Austin, Texas': 'Asociación de propietarios, Austin, Texas',

  'Live operators': 'Operadores en vivo',
  'see, speak, call': 'ven, hablan, llaman',
  'Community manager': 'Administradora',
  'every site in one place': 'todo en una pantalla',
  'Managed network': 'Red administrada',
  'firewall, no open inbound port': 'firewall, sin puertos abiertos',
  'North kiosk': 'Buzón norte',
  'South kiosk': 'Buzón sur',
  'Creek kiosk': 'Buzón arroyo',
  'Hill kiosk': 'Buzón loma',
  Pool: 'Alberca',
  Clubhouse: 'Casa club',
  'System drawing. Seven sites, each with cameras on a mast and a cabinet, feed one managed network over cellular uplinks. The network serves live operators, who can speak at every site, and the community manager.':
    'Dibujo del sistema. Siete lugares, cada uno con cámaras en un poste y un gabinete, envían su imagen por celular a una red administrada. La usan los operadores en vivo, que pueden hablar en cada lugar, y la administradora.',
  'Schematic map: the seven sites lie along one winding main street and its side streets, about a mile from the first to the last.':
    'Mapa esquemático: los siete lugares están a lo largo de una calle principal con curvas y de sus calles laterales, a cerca de una milla del primero al último.',
  'One site as built: a mast with two cameras (1), a fob reader at the gate (2), a horn speaker with strobe (3), a solar panel and cellular antenna (4), and the locked cabinet with firewall and battery (5).':
    'Un lugar terminado: un poste con dos cámaras (1), un lector de llaveros en la reja (2), un altavoz con luz (3), un panel solar con antena celular (4) y el gabinete cerrado con firewall y batería (5).',

  'The situation': 'La situación',
  'Thieves pried open mail kiosks at night, the pool gate was propped or climbed, and the clubhouse had been entered twice. None of the sites had a network line, two had no power nearby, and the board heard about each incident from a resident the next morning.':
    'De noche forzaban los buzones, la reja de la alberca amanecía trabada y a la casa club se habían metido dos veces. Ningún lugar tenía red, dos no tenían luz cerca, y la mesa directiva se enteraba al otro día por un vecino.',
  'The association looks after several hundred homes on the edge of Austin. Its shared amenities are spread over a mile of winding streets, and that is what made them easy: a mail kiosk out of sight of the nearest window, a pool gate whose four-digit code half the town knew, a clubhouse that stands empty on weeknights.':
    'La asociación cuida varios cientos de casas en las afueras de Austin. Sus áreas comunes están repartidas en una milla de calles con curvas, y eso las hacía fáciles: buzones que no se ven desde ninguna ventana, una alberca cuya clave sabía medio mundo, una casa club sola entre semana.',
  'Residents lost mail first, and then confidence. Every incident cost twice: once for the lock, the door or the panel, and once in the hours that volunteers spent on reports, insurers and angry messages. A patrol drove by twice a night and had never met anybody.':
    'Los vecinos perdieron primero el correo y luego la confianza. Cada incidente costaba dos veces: la chapa, la puerta o el panel, y las horas de los voluntarios en reportes, trámites con la aseguradora y quejas de los vecinos. Una patrulla pasaba dos veces por noche y nunca encontró a nadie.',
  'Earlier proposals had failed on the ground itself. Wired cameras meant trenching under roads and an internet contract for every site, which put the price of protecting a mail kiosk above the price of rebuilding one.':
    'Las propuestas anteriores fracasaban por el terreno. Con cámaras de cable había que abrir zanjas bajo las calles y contratar internet en cada lugar: proteger unos buzones costaba más que hacerlos de nuevo.',
  'Seven sites and what happened there': 'Siete lugares y lo que pasó ahí',
  'Mail kiosk, north entrance': 'Buzones, entrada norte',
  'Doors pried open; parcels and checks taken': 'Puertas forzadas; robo de paquetes y cheques',
  'Mail kiosk, south entrance': 'Buzones, entrada sur',
  'Doors pried open; no street light': 'Puertas forzadas; sin alumbrado',
  'Mail kiosk, creek side': 'Buzones, lado del arroyo',
  'Mail kiosk, hill side': 'Buzones, lado de la loma',
  'Hidden from the road; no power within reach': 'No se ven desde la calle; sin luz cerca',
  'Pool and pump house': 'Alberca y cuarto de bombas',
  'Gate propped open; after-hours swimming': 'Reja trabada; nadadores fuera de hora',
  'Two forced entries; shared door code': 'Dos entradas forzadas; clave compartida',
  'Sport court': 'Cancha',
  'Vandalism; lighting cabinet opened': 'Vandalismo; gabinete de luz abierto',

  'What was installed': 'Lo que se instaló',
  'Each site got a self-contained camera and access unit with its own cellular uplink. Live operators watch after hours and can speak to anyone on site. Resident fobs replaced shared gate codes, and the property manager sees every site in one place.':
    'Cada lugar recibió un equipo completo de cámaras y acceso con su propia conexión celular. De noche lo ven operadores que pueden hablarle a quien esté ahí. Los llaveros reemplazaron las claves, y la administradora ve todo en una pantalla.',
  'PHYSICAL SECURITY': 'SEGURIDAD FÍSICA',
  'AUDIO/VISUAL': 'AUDIO Y VIDEO',
  NETWORKING: 'REDES',
  'IT SECURITY': 'SEGURIDAD INFORMÁTICA',
  'Cameras that ignore branches': 'Cámaras que no ven ramas',
  'Two fixed views per site, one close enough for a face and a plate, with analytics set to people and vehicles only.':
    'Dos vistas fijas por lugar, una para ver cara y placa, con avisos solo por personas y vehículos.',
  'Fobs instead of codes': 'Llaveros en vez de claves',
  'Readers at the pool gate and clubhouse door, fitted on a second visit. A lost fob is switched off by the manager in a minute; no code is left to share.':
    'Lectores en la alberca y la casa club, en una segunda visita. Un llavero perdido se cancela en un minuto, y ya no hay clave que compartir.',
  'A voice on site': 'Una voz en el lugar',
  'A horn speaker and strobe at every location. Most visits end when an operator says what the person is wearing.':
    'Altavoz y luz en cada lugar. Casi todos se van cuando un operador les dice cómo vienen vestidos.',
  'Its own uplink': 'Su propia conexión',
  'A managed switch and cellular router in each cabinet, with solar and battery at the two sites without power. No trench, no internet contract.':
    'Switch y router celular en cada gabinete, con panel solar y batería donde no había luz. Sin zanjas ni contrato de internet.',
  'A closed door for the network too': 'La red también cerrada',
  'Every cabinet sits behind a managed firewall with no open inbound port. Named accounts and second factors for everybody who can see a picture.':
    'Cada gabinete está detrás de un firewall sin puertos abiertos. Quien puede ver la imagen tiene su propia cuenta con doble verificación.',

  'One site, under one hour': 'Un lugar, menos de una hora',
  'Cabinets are built, configured and tested in the workshop. What is left for the site fits between the van’s arrival and the manager’s signature. This is the record of a typical one.':
    'Los gabinetes se arman, se configuran y se prueban en el taller. Lo que falta cabe entre la llegada de la camioneta y la firma de la administradora. Este es el registro de uno típico.',
  Arrive: 'Llegar',
  'Walk the site against the drawing, agree on both views with the manager.':
    'Recorrer el lugar con el plano y acordar las dos vistas con la administradora.',
  Mount: 'Montar',
  'Band the pre-wired cabinet to the post or wall. Cameras and speaker are already on its arm.':
    'Sujetar el gabinete ya cableado al poste o muro. Las cámaras y el altavoz ya van en su brazo.',
  Power: 'Dar luz',
  'Plug into the outlet that an electrician has prepared, or raise the solar panel. Battery takes over on test.':
    'Conectar al contacto que dejó listo un electricista o levantar el panel solar. Probar que entre la batería.',
  Connect: 'Conectar',
  'Uplink comes up on its own; the cabinet fetches the settings prepared for it.':
    'La conexión sube sola, y el gabinete baja la configuración que se le preparó.',
  Aim: 'Apuntar',
  'Set views, draw detection zones, mask the windows of neighboring homes.':
    'Fijar las vistas, dibujar las zonas y tapar las ventanas de los vecinos.',
  Prove: 'Probar',
  'Walk in after-hours mode. An operator answers, speaks and logs the event.':
    'Entrar como de noche. Un operador responde, habla y lo registra.',
  'Hand over': 'Entregar',
  'The manager sees the site on a phone and signs the record.':
    'La administradora ve el lugar en su celular y firma el registro.',
  'ONE HOUR': 'UNA HORA',

  'What changed': 'Lo que cambió',
  RESULT: 'RESULTADO',
  WHAT: 'QUÉ',
  'HOW IT WAS COUNTED': 'CÓMO SE CONTÓ',
  'Forced entries reported to the property manager at the seven sites, after against before.':
    'Entradas forzadas que se reportaron en los siete lugares, después contra antes.',
  'Counted from the day the last site went live.': 'Desde el día en que empezó a funcionar el último lugar.',
  'Four mail kiosks, the pool, the clubhouse and the sport court.':
    'Cuatro grupos de buzones, la alberca, la casa club y la cancha.',
  'We used to start every board meeting with a list of what had been broken. Now the security report is one line, and we get to talk about the playground.':
    'Antes empezábamos cada junta con la lista de lo que habían roto. Ahora el reporte es de un renglón y nos queda tiempo para hablar de los juegos.',
  'Board president': 'Presidenta de la mesa directiva',
  'I expected trenches and a month of appointments. They did the first kiosk while I was on site, and I had the picture on my phone before they closed the van.':
    'Yo esperaba zanjas y un mes de citas. Hicieron los primeros buzones conmigo ahí, y tuve la imagen en mi celular antes de que cerraran la camioneta.',

  'What it takes to repeat it': 'Qué se necesita para repetirlo',
  'Nothing in this project is special to one community. Four things on your side speed it up.':
    'Nada de esto es exclusivo de una comunidad. Cuatro cosas de su parte lo hacen más rápido.',
  'A map and a list': 'Un mapa y una lista',
  'Mark every amenity, what has happened there, and where the nearest power is. An hour with last year’s incident reports is enough.':
    'Marque cada área común, lo que ha pasado ahí y dónde está la luz más cercana. Con los reportes del último año basta una hora.',
  'One decision maker': 'Una persona que decida',
  'A board member or manager who can agree on views and hours on the spot. It is what keeps a site below an hour.':
    'Alguien de la mesa directiva o de la administración que apruebe vistas y horarios en el momento. Así cada lugar lleva menos de una hora.',
  'A written rule for pictures': 'Una regla para los videos',
  'Who may watch, how long recordings stay, when police get a copy. We bring a draft that boards usually adopt with small changes.':
    'Quién los puede ver, cuánto tiempo se guardan y cuándo recibe copia la policía. Llevamos un borrador que suele aprobarse con pocos cambios.',
  'A first site': 'Un primer lugar',
  'Start with the site that worries you most, and roll out the rest once it works.':
    'Empiece por el que más le preocupa y siga con los demás cuando ya funcione.',
  'Walk your sites with us': 'Recorramos sus lugares',
  'The site assessment is free and leads to a custom proposal for your sites.':
    'La visita no cuesta, y después recibe una propuesta a su medida.',
  CALL: 'LLÁMENOS',
  WRITE: 'ESCRÍBANOS',
};

const escaped = Object.keys(texts)
  .sort((one, other) => other.length - one.length)
  .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
/** A whole text, or a part of a footer, a quotation or a numbered label. */
const known = new RegExp(`(?<=^|  ·  |“|\\d  )(?:${escaped.join('|')})(?=$|  ·  |”)`, 'g');

/** Returns the text in Spanish. Names, numbers and addresses stay as they are. */
export const inSpanish = (text: string): string => text.replace(known, (english) => texts[english] ?? english);
