import type { Practice } from '@portal/contracts/practices';

interface SpanishPractice {
  practice: Practice;
  title: string;
  intro: string;
  services: readonly { title: string; text: string; to?: string }[];
}

/** The sixteen services. Four have a page in Spanish. */
export const practices: readonly SpanishPractice[] = [
  {
    practice: 'physical-security',
    title: 'Seguridad física',
    intro: 'Cámaras, puertas y vigilancia en un mismo plano.',
    services: [
      { title: 'Cámaras de seguridad', text: 'Para saber quién fue.', to: '/es/camaras-de-seguridad' },
      { title: 'Control de acceso', text: 'Puertas sin copias de la llave.', to: '/es/control-de-acceso' },
      {
        title: 'Monitoreo de cámaras',
        text: 'Operadores que ven en vivo lo que ocurre.',
        to: '/es/monitoreo-de-camaras',
      },
    ],
  },
  {
    practice: 'connectivity',
    title: 'Redes',
    intro: 'El cable y el Wi-Fi de los que depende todo lo demás.',
    services: [
      { title: 'Cableado estructurado', text: 'Cada cable con su etiqueta y su prueba.' },
      {
        title: 'Wi-Fi para negocios',
        text: 'Una red para cobrar, otra para los clientes.',
        to: '/es/wifi-para-negocios',
      },
      { title: 'Switches administrados', text: 'Puertos y corriente con reserva.' },
      { title: 'Monitoreo de la red', text: 'Se sabe el mismo día que una cámara se cayó.' },
    ],
  },
  {
    practice: 'it-security',
    title: 'Seguridad informática',
    intro: 'Las entradas de siempre: claves repetidas, reglas olvidadas y correos que engañan.',
    services: [
      { title: 'Administración de contraseñas', text: 'Una bóveda por grupo, y nadie las repite.' },
      { title: 'Administración de firewall', text: 'Cada regla con dueño y con fecha.' },
      { title: 'Capacitación en seguridad', text: 'Lecciones cortas y simulacros de correos falsos.' },
      { title: 'Seguridad de aplicaciones en la nube', text: 'Qué está compartido y con quién.' },
      { title: 'Detección y respuesta', text: 'Qué se puede aislar a las 2 de la mañana, y quién lo decide.' },
    ],
  },
  {
    practice: 'audiovisual',
    title: 'Audio y video',
    intro: 'Que se oiga y se vea hasta la última fila.',
    services: [
      { title: 'Audio comercial', text: 'Bocinas donde se sienta la gente.' },
      { title: 'Control de video', text: 'Todas las pantallas desde una tableta.' },
      { title: 'Pantallas y proyectores', text: 'El tamaño que pide la última fila.' },
      { title: 'Control de iluminación', text: 'Escenas que cualquiera puede usar.' },
    ],
  },
];
