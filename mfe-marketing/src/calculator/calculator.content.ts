import type { Language } from '@portal/contracts/language';
import type { Quantities, QuantityName } from '@portal/contracts/quantities';
import type { SystemSize } from '@portal/drawings/system-size';

export type PartName = Exclude<keyof SystemSize, 'accessPoints' | 'switches'>;

export interface CalculatorTexts {
  quantities: Record<QuantityName, string>;
  /** What a size consists of, in the order in which it is shown. */
  parts: Record<PartName, string>;
  invalid(max: string): string;
  submit: string;
  /** After a range of money. */
  installed: string;
  samplePrices: string;
}

export const calculatorTexts: Record<Language, CalculatorTexts> = {
  en: {
    quantities: {
      doors: 'Doors and gates',
      cameras: 'Cameras',
      days: 'Days of video kept',
      area: 'Wi-Fi, square feet',
      displays: 'Displays',
      soundArea: 'Sound, square feet',
      ceiling: 'Ceiling, feet high',
    },
    parts: {
      drops: 'Cable drops',
      ports: 'Switch ports',
      watts: 'Watts of PoE',
      terabytes: 'Terabytes',
      units: 'Rack units',
      loudspeakers: 'Loudspeakers',
      amplifier: 'Watts of amplifier',
    },
    invalid: (max) => `A whole number up to ${max}, please`,
    submit: 'Ask for a price',
    installed: 'for doors and cameras, installed.',
    samplePrices: 'Sample prices',
  },
  es: {
    quantities: {
      doors: 'Puertas y rejas',
      cameras: 'Cámaras',
      days: 'Días que se guarda el video',
      area: 'Wi-Fi, pies cuadrados',
      displays: 'Pantallas',
      soundArea: 'Sonido, pies cuadrados',
      ceiling: 'Altura del techo, pies',
    },
    parts: {
      drops: 'Cables de red',
      ports: 'Puertos de switch',
      watts: 'Watts de PoE',
      terabytes: 'Terabytes',
      units: 'Unidades de rack',
      loudspeakers: 'Bocinas',
      amplifier: 'Watts de amplificador',
    },
    invalid: (max) => `Un número entero hasta ${max}, por favor`,
    submit: 'Pida un precio',
    installed: 'por puertas y cámaras, ya instaladas.',
    samplePrices: 'Precios de muestra',
  },
};

interface WorkedExample extends Record<Language, { name: string; note: string }> {
  quantities: Partial<Quantities>;
}

/** Buildings of every day, for readers without script and as a start. */
export const workedExamples: readonly [WorkedExample, ...WorkedExample[]] = [
  {
    en: { name: 'Corner shop', note: '2 doors, 6 cameras for 30 days, Wi-Fi on 1,500 sq ft, 1 display' },
    es: {
      name: 'Tienda de la esquina',
      note: '2 puertas, 6 cámaras por 30 días, Wi-Fi en 1,500 pies cuadrados, 1 pantalla',
    },
    quantities: { doors: 2, cameras: 6, days: 30, area: 1_500, displays: 1 },
  },
  {
    en: { name: 'Office floor', note: '6 doors, 8 cameras for 30 days, Wi-Fi on 7,700 sq ft, 4 displays' },
    es: {
      name: 'Un piso de oficinas',
      note: '6 puertas, 8 cámaras por 30 días, Wi-Fi en 7,700 pies cuadrados, 4 pantallas',
    },
    quantities: { doors: 6, cameras: 8, days: 30, area: 7_700, displays: 4 },
  },
  {
    en: {
      name: 'Apartment community',
      note: '14 doors and gates, 40 cameras for 30 days, Wi-Fi on 9,000 sq ft, 2 displays',
    },
    es: {
      name: 'Un conjunto de apartamentos',
      note: '14 puertas y rejas, 40 cámaras por 30 días, Wi-Fi en 9,000 pies cuadrados, 2 pantallas',
    },
    quantities: { doors: 14, cameras: 40, days: 30, area: 9_000, displays: 2 },
  },
];
