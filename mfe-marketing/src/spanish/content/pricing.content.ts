import { bitRate, portWatts } from '@portal/drawings/system-size';
import type { ComparisonRow } from '@portal/ui/comparison-table';

// Sources as on the English page.

export const doorDrivers: readonly ComparisonRow[] = [
  {
    name: 'La puerta',
    values: [
      'De metal o madera, que cierra y engancha sola',
      'De vidrio, de aluminio angosto, de dos hojas o una reja',
    ],
  },
  {
    name: 'La chapa',
    values: [
      'Una contrachapa eléctrica, o un juego de retracción para la barra que ya tiene',
      'Una chapa electrificada, o un imán: barato él mismo, caro por su sensor, su botón, la alarma y la inspección',
    ],
  },
  {
    name: 'Incendio',
    values: ['Puerta sin clasificación', 'Puerta contra incendio: solo herraje certificado, y la revisa un inspector'],
  },
  {
    name: 'El cable',
    values: [
      'Techo abierto hasta el cuarto de redes del mismo piso',
      'Muros acabados, concreto o una zanja hasta la reja',
    ],
  },
  {
    name: 'La licencia del programa',
    values: ['En su propio servidor', 'En la nube, cada año y por puerta. Pregunte cuánto cuesta el segundo año'],
  },
];

export const cameraDrivers: readonly ComparisonRow[] = [
  {
    name: 'La pregunta',
    values: [
      '¿Hay alguien? Una sola vista amplia',
      '¿Quién es? Una vista cerrada, o varias cámaras para un estacionamiento',
    ],
  },
  {
    name: 'El montaje',
    values: [
      'Un muro o techo al que llega una escalera',
      'Plataforma elevadora, poste con su base, o trabajo de noche',
    ],
  },
  {
    name: 'El cable',
    values: ['Ya está y se probó, o el switch está cerca', 'Fibra, enlace de radio, tubería en la fachada o zanja'],
  },
  {
    name: 'Los días',
    values: ['14 días a 3 Mbps: 0.5 TB por cámara', '90 días: 2.9 TB por cámara, en el lugar o en la nube'],
  },
  {
    name: 'La licencia del programa',
    values: ['Grabador en el lugar', 'En la nube, o con operadores cuando usted cierra'],
  },
];

export const quoteLines = [
  { title: 'Marca y modelo', text: 'De cada chapa, lector, cámara y switch. “Cámara domo” no es un producto.' },
  { title: 'Quién hace lo demás', text: 'Contactos de 120 V, cerrajería, alarma de incendio, plataformas y permisos.' },
  { title: 'Cable', text: 'Categoría, recorrido y un reporte de prueba de cada uno.' },
  { title: 'Licencias de programas', text: 'Por cuántos años, y cuánto cuestan después.' },
  { title: 'Días y minutos', text: 'Cuánto se guarda el video y cuánto duran las baterías.' },
  { title: 'Lo que se aprovecha', text: 'Qué cámaras, cables y puertas suyas se probaron y se vuelven a usar.' },
  {
    title: 'Después de la entrega',
    text: 'Planos, claves y ajustes son de usted. Capacitación y garantía llevan su renglón.',
  },
  { title: 'El instalador', text: 'El número de su licencia y un comprobante de seguro.' },
] as const;

export const countingRules = [
  { title: 'Cables y puertos', text: 'Uno por cada puerta, cámara, punto de acceso y pantalla.' },
  {
    title: 'Corriente por el cable',
    text: `${portWatts.camera} W por cámara fija, ${portWatts.door} W por controlador de puerta y ${portWatts.accessPoint} W por punto de acceso.`,
  },
  { title: 'Espacio para el video', text: `Cámaras × días × ${bitRate} Mbps, de día y de noche.` },
] as const;
