import type { SpanishService } from './service.ts';

export const cameras: SpanishService = {
  path: '/es/camaras-de-seguridad',
  practice: 'physical-security',
  name: 'Cámaras de seguridad',
  title: 'Cámaras de seguridad en Austin y San Antonio',
  description:
    'Cámaras de seguridad para tiendas, edificios de apartamentos e iglesias de Austin y San Antonio. Antes de instalar, le dibujamos lo que va a ver cada una.',
  lead: 'Una cámara sirve si, el día que algo pasa, se ve quién fue. Por eso dibujamos en su plano lo que va a ver cada una antes de instalar la primera.',
  answers: {
    cost: 'La altura, la luz y los días que se guardan pesan más que la cámara.',
    soon: 'En Austin, el mismo día o al siguiente si ya hay cable; en San Antonio, la fecha va en la propuesta.',
    licensed: 'Vender o instalar cámaras que graban requiere licencia estatal.',
    proof: 'Una asociación de propietarios con siete lugares.',
  },
  overview: {
    title: 'Qué se tiene que ver en cada lugar',
    paragraphs: [
      'Para reconocer una cara desconocida, la imagen necesita unos 76 píxeles por pie. Para notar que alguien cruza el estacionamiento bastan 8. Una sola cámara no hace las dos cosas, aunque la caja diga 4K.',
      'Empezamos con una pregunta: ¿qué pasó la última vez y qué le habría gustado ver? De ahí salen el número de cámaras, la altura y el lente.',
    ],
  },
  readers: {
    title: 'Dónde van en una tienda, un edificio o una iglesia',
    items: [
      {
        title: 'Tiendas y restaurantes',
        text: 'Una cámara a la altura de la cara en la entrada, otra sobre la caja que muestre las manos y el cambio, y otra en la puerta de atrás, donde se reciben las entregas.',
      },
      {
        title: 'Departamentos y locales en renta',
        text: 'La entrada de los carros con una cámara para placas, los buzones, la lavandería y las escaleras. Las ventanas de los inquilinos se tapan en la misma cámara.',
      },
      {
        title: 'Iglesias',
        text: 'El estacionamiento, la entrada principal y el pasillo de las aulas de los niños. En el santuario, una vista general que no distraiga a nadie.',
      },
    ],
  },
  figures: {
    title: 'Tres números antes de comprar',
    items: [
      { value: '≈ 1 TB', label: 'guarda 30 días de una cámara de 4 megapíxeles que graba día y noche a 3 Mbps' },
      {
        value: '328 pies',
        label: 'es lo más lejos que llega un cable de red; de ahí en adelante usamos fibra o un enlace de radio',
      },
      { value: '12.95 W', label: 'recibe una cámara por el mismo cable de red (802.3af), sin enchufe aparte' },
    ],
  },
  steps: {
    title: 'De la primera visita a su primer video',
    items: [
      {
        title: 'Recorrido',
        text: 'Caminamos el lugar con usted, de día y de noche, con la lista de lo que ha pasado.',
      },
      { title: 'Plano', text: 'Le dibujamos lo que ve cada cámara, por dónde va el cable y cuántos días se guardan.' },
      { title: 'Instalación', text: 'Primero el cable, probado y etiquetado; después las cámaras, en su propia red.' },
      { title: 'Entrega', text: 'Revisamos el enfoque de noche y practicamos con usted cómo sacar un video.' },
    ],
  },
  faq: {
    title: 'Preguntas sobre las cámaras',
    items: [
      {
        question: '¿Puedo seguir usando las cámaras que ya tengo?',
        answer:
          'Muchas veces sí. Conectamos algunas de las suyas al sistema nuevo y usted decide cuando vea el resultado.',
      },
      {
        question: '¿Las puedo ver desde mi celular?',
        answer:
          'Sí, en vivo y lo grabado. Cada persona entra con su propia cuenta; cuando un empleado se va, se cancela la suya y nada más.',
      },
      {
        question: '¿Qué pasa si se va el internet?',
        answer:
          'La grabación sigue en el lugar mientras haya luz. Solo la vista a distancia espera a que vuelva la conexión.',
      },
      {
        question: '¿Se graba el sonido?',
        answer: 'Solo si usted lo pide y ya consultó a un abogado. Dejamos los micrófonos apagados.',
      },
    ],
  },
  closing: {
    title: 'Enséñenos el video que no le sirvió',
    text: 'Le decimos qué habría hecho falta para ver bien. La visita no cuesta.',
  },
};
