/** Figures of the website specification, which gives them for Austin. */
export const proof = [
  { value: '500+', label: 'instalaciones en Austin' },
  { value: '15+', label: 'años de experiencia' },
  { value: '24/7', label: 'soporte local en Austin' },
] as const;

export const readers = [
  {
    title: 'Tiene una tienda o un restaurante',
    text: 'Falta mercancía, la caja no cuadra o alguien entra por atrás. Empezamos por la puerta, la caja y la bodega, y por una red aparte para cobrar.',
  },
  {
    title: 'Administra apartamentos o locales en renta',
    text: 'Se pierden paquetes, la reja amanece abierta y nadie sabe cuántas copias hay de la llave. Empezamos por la entrada, los buzones y la alberca.',
  },
  {
    title: 'Está a cargo de una iglesia',
    text: 'El edificio se llena los domingos y se queda solo entre semana. Empezamos por las puertas, las aulas de los niños y el estacionamiento.',
  },
] as const;

/** The results of the success story in the website specification. */
export const results = [
  { value: '100%', label: 'menos robos' },
  { value: '60+', label: 'días sin incidentes' },
  { value: '7', label: 'lugares protegidos' },
] as const;

export const beginning = [
  { title: 'Nos llama', text: 'Platicamos qué le preocupa y para cuándo lo necesita.' },
  { title: 'Vamos a ver', text: 'Caminamos su propiedad sin cobrarle y anotamos lo que ya sirve.' },
  { title: 'Usted compara', text: 'Recibe un plano y el precio de cada partida. Si quiere, empezamos con una sola.' },
] as const;

/** What the contact page promises. */
export const afterContact = [
  {
    title: 'Consulta por teléfono',
    text: 'Habla con quien diseña el sistema. Tenga a la mano el problema, unas fotos y la fecha que le urge.',
  },
  {
    title: 'Visita sin costo',
    text: 'Recorremos el lugar con usted, abrimos los cuartos de redes, contamos las puertas y le decimos qué equipo puede seguir usando.',
  },
  {
    title: 'Propuesta a su medida',
    text: 'Un dibujo, la lista de equipos y un precio que puede comparar renglón por renglón, con la razón de cada cosa.',
  },
] as const;

export const questions = [
  {
    question: '¿Cuánto cuesta la visita?',
    answer: 'Nada. Después recibe una propuesta a su medida y decide sin compromiso.',
  },
  {
    question: '¿Tengo que comprar todo de una vez?',
    answer: 'No. La propuesta separa lo urgente de lo que puede esperar, y se puede empezar con una sola puerta.',
  },
  {
    question: '¿Sirve lo que ya tengo instalado?',
    answer: 'Muchas veces sí. Lo probamos antes de recomendarle algo nuevo, y lo que todavía cumple se aprovecha.',
  },
] as const;

/** What a project needs from the client, as in the PDF of the case study. */
export const whatItTakes = [
  {
    title: 'Un mapa y una lista',
    text: 'Marque cada área común, lo que ha pasado ahí y dónde está la luz más cercana. Con los reportes del último año basta una hora.',
  },
  {
    title: 'Una persona que decida',
    text: 'Alguien de la mesa directiva o de la administración que apruebe vistas y horarios en el momento. Así cada lugar lleva menos de una hora.',
  },
  {
    title: 'Una regla escrita para los videos',
    text: 'Quién los puede ver, cuánto tiempo se guardan y cuándo recibe copia la policía. Llevamos un borrador.',
  },
  {
    title: 'Un primer lugar',
    text: 'Empiece por el que más le preocupa y siga con los demás cuando ya funcione.',
  },
] as const;
