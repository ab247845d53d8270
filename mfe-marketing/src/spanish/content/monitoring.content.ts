import type { SpanishService } from './service.ts';

export const monitoring: SpanishService = {
  path: '/es/monitoreo-de-camaras',
  practice: 'physical-security',
  name: 'Monitoreo de cámaras',
  title: 'Monitoreo de cámaras en Austin y San Antonio',
  description:
    'Operadores que ven sus cámaras cuando usted cierra, le hablan por un altavoz a quien se metió y llaman a la policía según su plan. Austin y San Antonio.',
  lead: 'Una grabación enseña lo que ya se llevaron. Con monitoreo, un operador lo ve en vivo y le habla al intruso por un altavoz.',
  answers: {
    cost: 'Las horas, el número de vistas y la luz de noche.',
    soon: 'Sus cámaras, después de probarlas de noche.',
    licensed: 'Pregunte siempre quién vigila y con qué licencia.',
    proof: 'Más de 60 días sin incidentes.',
  },
  overview: {
    title: 'De la alerta a la llamada',
    paragraphs: [
      'Las cámaras avisan cuando hay una persona o un carro donde no debe haber nadie a esa hora. El operador abre la imagen, ve los segundos anteriores y sigue el plan que usted aprobó, desde una advertencia por el altavoz hasta la llamada a la policía.',
      'Las ramas, los faros y los gatos también disparan alertas, y quien las ve toda la noche acaba por no ver la que importa. Por eso ajustamos cada vista antes de empezar.',
    ],
  },
  readers: {
    title: 'Lugares que se quedan solos de noche',
    items: [
      {
        title: 'Tiendas y talleres',
        text: 'El patio, la cortina metálica y los contenedores después del cierre, con las horas de limpieza y de entregas anotadas en el plan.',
      },
      {
        title: 'Departamentos',
        text: 'La alberca, los buzones y el área de juegos. A la hora de cerrar, el altavoz le pide a la gente que salga.',
      },
      {
        title: 'Iglesias',
        text: 'El estacionamiento y las puertas entre semana, cuando no hay nadie. El plan dice quién tiene llave y quién viene a limpiar.',
      },
    ],
  },
  figures: {
    title: 'Lo que necesita la imagen',
    items: [
      { value: '8 px/pie', label: 'bastan para detectar a una persona en la imagen' },
      { value: '0.5–1 Mbps', label: 'de subida ocupa normalmente cada cámara vigilada' },
      {
        value: '940 nm',
        label: 'es el infrarrojo que no se ve; el de 850 nm brilla un poco en rojo, pero llega más lejos',
      },
    ],
  },
  steps: {
    title: 'Cómo se prepara el lugar',
    items: [
      { title: 'Horas de riesgo', text: 'Qué áreas, a qué horas y quién sí puede estar ahí.' },
      {
        title: 'Luz',
        text: 'Los rincones oscuros llevan luz o cámara térmica; las ramas se podan o se tapan en la imagen.',
      },
      {
        title: 'Plan',
        text: 'Claves de la reja, a quién se llama primero, qué dice el altavoz y cuándo se llama a la policía.',
      },
      { title: 'Ajuste', text: 'Revisamos con usted las primeras alertas antes de que empiecen los operadores.' },
    ],
  },
  faq: {
    title: 'Alarmas, cámaras y vecinos',
    items: [
      {
        question: '¿Es lo mismo que una alarma?',
        answer:
          'No. Una alarma avisa que se abrió algo. Aquí una persona ya vio qué pasa y se lo puede decir a la policía.',
      },
      {
        question: '¿Sirven cámaras que puso otra compañía?',
        answer: 'Si se conectan de forma segura, apuntan bien y ven en la oscuridad. Las probamos primero de noche.',
      },
      {
        question: '¿Y la privacidad de los vecinos?',
        answer: 'Las ventanas, los balcones y los terrenos de al lado se tapan en la misma cámara.',
      },
    ],
  },
  closing: {
    title: '¿Qué hora le preocupa?',
    text: 'Díganos el lugar y la hora. Muchas veces bastan dos o tres cámaras bien puestas.',
  },
};
