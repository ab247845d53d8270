import type { SpanishService } from './service.ts';

export const access: SpanishService = {
  path: '/es/control-de-acceso',
  practice: 'physical-security',
  name: 'Control de acceso',
  title: 'Control de acceso en Austin y San Antonio',
  description:
    'Tarjetas, llaveros y celulares en lugar de llaves, para negocios, departamentos e iglesias de Austin y San Antonio. Usted decide quién abre cada puerta.',
  lead: 'Cuando una llave no regresa, hay que cambiar la chapa. Con control de acceso, usted quita un permiso y sabe quién abrió cada puerta.',
  answers: {
    cost: 'La chapa, el marco y si la puerta es contra incendio; el lector es lo de menos.',
    soon: 'Un llavero perdido se cancela hoy; las puertas nuevas, cuando llega el herraje.',
    licensed: 'Las puertas con control electrónico son trabajo con licencia.',
    proof: 'Una asociación de propietarios: 100% menos robos.',
  },
  overview: {
    title: 'Primero la puerta, después la aplicación',
    paragraphs: [
      'Casi todos los problemas vienen de la puerta misma: no cierra sola, el marco está vencido o la chapa no es la que toca. Eso se arregla antes de poner el lector, porque una puerta que no cierra no protege nada.',
      'También cuidamos la salida. Según los códigos de construcción, quien está adentro tiene que poder salir con un solo movimiento, sin llave ni clave, aunque se vaya la luz.',
    ],
  },
  readers: {
    title: 'Quién abre qué, y a qué hora',
    items: [
      {
        title: 'Tiendas y oficinas',
        text: 'La bodega, la oficina de la caja fuerte y la puerta de atrás abren solo para quien usted diga, a la hora que usted diga.',
      },
      {
        title: 'Departamentos',
        text: 'La reja, la alberca y la lavandería abren con tarjeta o con el celular. Cuando un inquilino se muda, se cancela la suya y las demás siguen igual.',
      },
      {
        title: 'Iglesias',
        text: 'Las puertas se abren para cada servicio y se vuelven a cerrar a su hora. Los voluntarios entran a su salón sin que circulen copias de la llave.',
      },
    ],
  },
  figures: {
    title: 'Lo que exige la norma en una puerta de salida',
    items: [
      { value: '1 movimiento', label: 'debe bastar para abrirla desde adentro, sin llave ni clave' },
      { value: '34 a 48', label: 'pulgadas sobre el piso: ahí piden los códigos la manija o la barra' },
      {
        value: 'AES-128',
        label: 'cifra lo que el lector le dice al controlador; las tarjetas viejas de 125 kHz se copian en un quiosco',
      },
    ],
  },
  steps: {
    title: 'De la lista de puertas a la primera tarjeta',
    items: [
      {
        title: 'Lista de puertas',
        text: 'Anotamos hacia dónde abre cada una, si es contra incendio, qué chapa tiene y quién la usa.',
      },
      {
        title: 'Normas de construcción',
        text: 'La salida y el desbloqueo por incendio se acuerdan con la autoridad local antes de perforar.',
      },
      { title: 'Herrajes', text: 'Bisagras y cierrapuertas primero; luego chapa, lector y cable.' },
      { title: 'Entrega', text: 'Probamos cada salida sin luz y le enseñamos a dar y quitar permisos.' },
    ],
  },
  faq: {
    title: 'Dudas sobre chapas, tarjetas y celulares',
    items: [
      {
        question: '¿Qué pasa si se va la luz?',
        answer:
          'Los controladores tienen batería. Se planea puerta por puerta cuál se queda cerrada y cuál se abre, y siempre se puede salir.',
      },
      {
        question: '¿Todos tienen que usar una aplicación?',
        answer: 'No. Quien no quiera usar su celular puede traer una tarjeta o un llavero.',
      },
      {
        question: '¿Puedo seguir usando mis chapas?',
        answer: 'Algunas veces. Con una foto de cada puerta, por los dos lados, le decimos cuáles sirven.',
      },
      {
        question: '¿Cómo le quito el permiso a alguien?',
        answer: 'Con un solo cambio en el sistema, que vale para todas las puertas.',
      },
    ],
  },
  closing: {
    title: 'Cuente sus puertas',
    text: 'Tómele una foto a cada una por los dos lados y le decimos por dónde empezar.',
  },
};
