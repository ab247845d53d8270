import type { SpanishService } from './service.ts';

export const wifi: SpanishService = {
  path: '/es/wifi-para-negocios',
  practice: 'connectivity',
  name: 'Wi-Fi para negocios',
  title: 'Wi-Fi para negocios en Austin y San Antonio',
  description:
    'Wi-Fi que llega a la caja, a los pasillos y al santuario: medido en el lugar y con una red aparte para los invitados. En Austin y San Antonio.',
  lead: 'Cuando el Wi-Fi está lento, rara vez falta señal: hay demasiados aparatos en el mismo canal. Medimos primero y después le decimos cuántos puntos de acceso hacen falta.',
  answers: {
    cost: 'Las paredes y la gente por salón deciden cuántos puntos hacen falta.',
    soon: 'Un cuarto sin señal, pronto; un piso completo, después de medir.',
    licensed: 'El Wi-Fi no requiere licencia; el contacto de 120 V, un electricista.',
    proof: 'Pida referencias de un local como el suyo.',
  },
  overview: {
    title: 'Por qué está lento si hay señal',
    paragraphs: [
      'La piedra caliza y el aislante con aluminio, comunes en el centro de Texas, frenan la señal. Hacemos un modelo de su plano con las paredes que de verdad tiene y ponemos los puntos de acceso donde la gente los usa.',
      'Después les bajamos la potencia hasta que no se estorben entre ellos y caminamos el lugar para comprobarlo.',
    ],
  },
  readers: {
    title: 'La caja, los pasillos y el domingo',
    items: [
      {
        title: 'Tiendas y restaurantes',
        text: 'Las terminales de pago y las cámaras en una red, los clientes en otra. Los clientes no ven sus equipos ni se ven entre ellos.',
      },
      {
        title: 'Departamentos',
        text: 'Señal en la oficina, los pasillos, el gimnasio y la alberca, y una red que llegue hasta las rejas y las cámaras.',
      },
      {
        title: 'Iglesias',
        text: 'Cientos de celulares en un solo salón los domingos, y una red aparte para transmitir el servicio.',
      },
    ],
  },
  figures: {
    title: 'Con qué números planeamos',
    items: [
      { value: '30–50', label: 'aparatos activos por radio: a partir de ahí planeamos otro punto de acceso' },
      { value: '3', label: 'nombres de red por radio: personal, invitados y aparatos; cada nombre más ocupa aire' },
      { value: '25.5 W', label: 'recibe un punto de acceso por el mismo cable de red (802.3at)' },
    ],
  },
  steps: {
    title: 'Primero el modelo, al final la medición',
    items: [
      { title: 'Conteo', text: 'Contamos aparatos, no personas: celulares, terminales, cámaras y televisiones.' },
      { title: 'Modelo', text: 'Un plano por piso con cada punto de acceso y lo que cubre.' },
      {
        title: 'Instalación',
        text: 'Cada punto con su cable de Categoría 6A, probado, en los cuartos donde trabaja la gente.',
      },
      {
        title: 'Medición',
        text: 'Señal, ruido y cambio de un punto a otro, de preferencia ya con los muebles puestos.',
      },
    ],
  },
  faq: {
    title: 'Preguntas sobre el Wi-Fi',
    items: [
      {
        question: '¿Necesito Wi-Fi 7?',
        answer:
          'Si de todos modos va a cambiar los puntos de acceso, elija modelos con 6 GHz. Si los suyos son recientes y están mal puestos, tal vez le ayude más un nuevo diseño.',
      },
      {
        question: '¿Pueden los invitados entrar a mi sistema?',
        answer: 'No en las redes que instalamos. Los invitados solo salen a internet.',
      },
      {
        question: '¿Una contraseña para todos?',
        answer:
          'Para los invitados, sí. Para el personal conviene una cuenta por persona: una contraseña compartida se va con cada empleado que se va.',
      },
    ],
  },
  closing: {
    title: '¿Cuál es el peor cuarto?',
    text: 'Ese lo medimos primero. Lo que falla ahí suele explicar el resto del edificio.',
  },
};
