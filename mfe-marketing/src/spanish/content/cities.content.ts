import type { CitySlug } from '@portal/contracts/cities';
import type { AnswerTexts } from '@portal/ui/answers';

export interface SpanishCity {
  slug: CitySlug;
  title: string;
  description: string;
  headline: string;
  lead: string;
  answers: AnswerTexts;
  /** Figures of the website specification, which has them for Austin only, or what the first contact includes. */
  highlights: readonly { value: string; label: string }[];
  readers: { title: string; items: readonly { title: string; text: string }[] };
  coverage: { title: string; intro: string; areas: readonly string[]; elsewhere: string };
  faq: { title: string; items: readonly { question: string; answer: string }[] };
  closing: { title: string; text: string };
}

export const austin: SpanishCity = {
  slug: 'austin',
  title: 'Cámaras, accesos y Wi-Fi para negocios en Austin, TX',
  description:
    'Cámaras de seguridad, control de acceso, monitoreo y Wi-Fi para tiendas, departamentos e iglesias de Austin, con soporte local las 24 horas.',
  headline: 'Cámaras, accesos y redes en Austin',
  lead: 'Nuestra oficina está en Austin. De aquí salimos a tiendas, edificios de apartamentos e iglesias, y el soporte local es de 24 horas, los siete días.',
  answers: {
    cost: 'Las puertas, las vistas y por dónde pasa el cable.',
    soon: 'El mismo día o al siguiente si no hay zanja ni permiso.',
    licensed: 'Cámaras, alarmas y puertas requieren licencia de Texas.',
    proof: 'Más de 500 instalaciones y un caso completo.',
  },
  highlights: [
    { value: '500+', label: 'instalaciones en Austin' },
    { value: '24/7', label: 'soporte local' },
    { value: '15+', label: 'años de experiencia' },
  ],
  readers: {
    title: 'Lo que vemos en los edificios de Austin',
    items: [
      {
        title: 'Un local en una plaza comercial',
        text: 'Comparte pared, estacionamiento y a veces el cuarto de redes con los vecinos. Su sistema queda separado del de ellos, y el cable, etiquetado.',
      },
      {
        title: 'Un edificio de departamentos',
        text: 'La reja se traba con una piedra y la alberca abre con una clave que todos conocen. Ponemos lector y cámara en el mismo punto, y un aviso cuando la reja se queda abierta.',
      },
      {
        title: 'Una iglesia que fue creciendo',
        text: 'Un templo de piedra, un anexo de lámina y aulas portátiles piden cables distintos. Los planeamos juntos, para abrir las paredes una sola vez.',
      },
    ],
  },
  coverage: {
    title: 'A dónde vamos alrededor de Austin',
    intro: 'Si su propiedad queda entre dos de estos lugares, pregúntenos.',
    areas: [
      'Centro de Austin',
      'West Lake Hills',
      'Round Rock',
      'Cedar Park',
      'Pflugerville',
      'Georgetown',
      'Lakeway',
      'Bee Cave',
      'Dripping Springs',
      'Leander',
      'Manor',
      'Hutto',
      'Sur de Austin',
      'Norte de Austin',
      'Este de Austin',
      'Condado de Travis',
    ],
    elsewhere: '¿Está más cerca de San Antonio? También trabajamos allá',
  },
  faq: {
    title: 'Tiempos, soporte y permisos en Austin',
    items: [
      {
        question: '¿Qué tan pronto pueden instalar?',
        answer:
          'En Austin ofrecemos instalación el mismo día y al día siguiente. Lo que necesita zanja, plataforma elevadora o permiso de construcción se agenda después de la visita.',
      },
      {
        question: '¿Quién contesta si algo falla de noche?',
        answer: 'El soporte local es de 24 horas, los siete días. Muchas fallas se resuelven a distancia.',
      },
      {
        question: '¿Necesito permiso para una alarma?',
        answer:
          'En la ciudad de Austin, un sistema de alarma necesita permiso, y las ciudades vecinas tienen sus propias reglas. Pregunte en la suya antes de ponerlo a funcionar.',
      },
      {
        question: '¿Arreglan lo que instaló otra compañía?',
        answer:
          'Muchas veces sí. Probamos el cable, vemos a qué equipos todavía les da soporte el fabricante y le decimos qué equipo puede seguir usando.',
      },
    ],
  },
  closing: {
    title: 'Recorramos juntos su propiedad en Austin',
    text: 'Enséñenos las puertas y los rincones oscuros. La visita no cuesta y después recibe una propuesta a su medida.',
  },
};

export const sanAntonio: SpanishCity = {
  slug: 'san-antonio',
  title: 'Cámaras, accesos y Wi-Fi para negocios en San Antonio',
  description:
    'Cámaras de seguridad, control de acceso, monitoreo y Wi-Fi para restaurantes, talleres, departamentos y parroquias de San Antonio y sus alrededores.',
  headline: 'Cámaras, accesos y redes en San Antonio',
  lead: 'Restaurantes, talleres, edificios de apartamentos y parroquias tienen puertas y horarios distintos. Diseñamos e instalamos el sistema de cada uno y le damos mantenimiento.',
  answers: {
    cost: 'La distancia entre edificios y las paredes viejas.',
    soon: 'Después de la visita recibe una fecha por escrito.',
    licensed: 'Pídasela a cada compañía que le cotice.',
    proof: 'Siete lugares de una asociación, en menos de una hora cada uno.',
  },
  highlights: [
    { value: 'Por teléfono', label: 'primera consulta' },
    { value: 'Sin costo', label: 'visita al lugar' },
    { value: 'A su medida', label: 'propuesta por escrito' },
  ],
  readers: {
    title: 'Tres casos de todos los días en San Antonio',
    items: [
      {
        title: 'Un restaurante en Southtown o en Pearl',
        text: 'El frente está abierto a todo el mundo. Las cámaras y las puertas con lector cuidan la cocina, la bodega y la oficina, y el comedor se queda para los clientes.',
      },
      {
        title: 'Departamentos dentro del Loop 410',
        text: 'Varias entradas, buzones en la calle y poca luz. Empezamos por las rejas y los buzones, y dejamos tubería para lo que siga.',
      },
      {
        title: 'Una parroquia en un edificio histórico',
        text: 'En un distrito histórico, los cambios por fuera pasan por la Oficina de Preservación Histórica de la ciudad. Usamos equipos chicos y las aberturas que ya existen.',
      },
    ],
  },
  coverage: {
    title: 'Zonas y ciudades que atendemos',
    intro: 'Adentro de los Loops 410 y 1604, y hacia afuera por la I-10, la I-35 y la US 281.',
    areas: [
      'Centro de San Antonio',
      'Pearl',
      'Southtown',
      'Medical Center',
      'Port San Antonio',
      'Brooks',
      'Stone Oak',
      'Alamo Ranch',
      'Alamo Heights',
      'Leon Valley',
      'Helotes',
      'Live Oak',
      'Converse',
      'Schertz',
      'Boerne',
      'Condado de Bexar',
    ],
    elsewhere: '¿Está al norte de New Braunfels? Vea lo que hacemos en Austin',
  },
  faq: {
    title: 'Antes de llamarnos desde San Antonio',
    items: [
      {
        question: '¿Dónde está su oficina?',
        answer:
          'En Austin. También atendemos San Antonio y sus alrededores. Pregunte por el horario de soporte para su dirección y pida que quede por escrito en la propuesta.',
      },
      {
        question: '¿Se necesita permiso para una alarma contra robo?',
        answer:
          'San Antonio pide permiso para los sistemas de alarma, y las falsas alarmas repetidas pueden tener cargos. Ver el video antes de llamar a la policía ayuda a evitarlas.',
      },
      {
        question: '¿Puedo empezar con un solo edificio?',
        answer:
          'Sí, y es buena manera de empezar. El primero enseña si el sistema le gusta a su gente, y los demás siguen con las mismas piezas y los mismos nombres.',
      },
    ],
  },
  closing: {
    title: 'Invítenos a ver el lugar',
    text: 'La visita no cuesta en el condado de Bexar y sus alrededores. Después recibe una propuesta a su medida.',
  },
};
