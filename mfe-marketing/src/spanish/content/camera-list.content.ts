import type { ScheduleRecord } from '@portal/drawings/documents/schedule';
import { type Optics, pixelsPerFoot, sceneWidth } from '@portal/drawings/optics';

// Densities: IEC 62676-4:2014, as in the English coverage sheet. Sensors: pixel pitch of common 4, 5 and 8 megapixel cameras.

interface Camera extends Optics {
  place: string;
  question: string;
  /** In feet. */
  mount: number;
  target: number;
}

const cameras: readonly Camera[] = [
  {
    place: 'K1\nEntrada, a la altura de la cara',
    question: '¿Quién entró?',
    mount: 7.5,
    target: 18,
    pixels: [2688, 1520],
    pitch: 2,
    focal: 4,
  },
  {
    place: 'K2\nSobre la caja',
    question: '¿Cuánto cambio se dio?',
    mount: 9,
    target: 8,
    pixels: [2592, 1944],
    pitch: 2,
    focal: 2.8,
  },
  {
    place: 'K3\nPuerta de atrás',
    question: '¿Quién recibió la entrega?',
    mount: 8.5,
    target: 16,
    pixels: [2688, 1520],
    pitch: 2,
    focal: 4,
  },
  {
    place: 'K4\nEstacionamiento',
    question: '¿Hay alguien entre los carros?',
    mount: 14,
    target: 90,
    pixels: [3840, 2160],
    pitch: 2,
    focal: 4,
  },
];

const feet = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} pies`;

export const cameraList: ScheduleRecord = {
  language: 'es',
  heading: {
    title: 'La lista de cámaras de una tienda',
    intro:
      'Un renglón por cámara: la pregunta que contesta, a qué distancia y con cuánto detalle. Con 76 píxeles por pie se reconoce a un desconocido; con 8 se ve que hay alguien.',
  },
  sheet: {
    number: 'C-202',
    name: 'Lista de cámaras',
    project: 'Tienda de la esquina, 1,500 pies cuadrados',
    revision: 'A, para sus preguntas',
  },
  caption: 'Cámaras',
  columns: [
    { name: 'Cámara' },
    { name: 'Pregunta' },
    { name: 'Lente', isNumber: true },
    { name: 'Altura', isNumber: true },
    { name: 'Distancia', isNumber: true },
    { name: 'Ancho de la imagen', isNumber: true },
    { name: 'Detalle', isNumber: true },
  ],
  rows: cameras.map((camera) => [
    camera.place,
    camera.question,
    `${camera.focal} mm`,
    feet(camera.mount),
    feet(camera.target),
    feet(sceneWidth(camera, camera.target)),
    `${Math.round(pixelsPerFoot(camera, camera.target))} píxeles por pie`,
  ]),
  notes: [
    'El detalle se mide a lo ancho de la imagen, a esa distancia: IEC 62676-4:2014.',
    'A 3 Mbps cada una, cuatro cámaras y 30 días ocupan 3.9 TB.',
    'De noche se revisan el enfoque y el reflejo de las luces del estacionamiento.',
  ],
};
