import { createRequire } from 'node:module';
import type { Practice } from '@portal/contracts/practices';

/** The design system's tokens in what PDF understands: its OKLCH values as sRGB, its type as static font files. */
export const colour = {
  ink: '#080f1c',
  inkRaised: '#131d2d',
  inkLine: '#323e50',
  paper: '#f8fafd',
  line: '#d0d5db',
  text: '#1e2735',
  quiet: '#4f5661',
  onInk: '#f8fafd',
  onInkQuiet: '#b0b8c5',
};

/** Each practice's hue: `bright` for ink grounds, `deep` for text on paper. */
export const hue: Record<Practice, { bright: string; deep: string }> = {
  'physical-security': { bright: '#f5ae39', deep: '#815200' },
  audiovisual: { bright: '#f97096', deep: '#a52051' },
  connectivity: { bright: '#4cd1ee', deep: '#006a7d' },
  'it-security': { bright: '#61da92', deep: '#156f41' },
};

export interface TextStyle {
  font: keyof typeof fonts;
  size: number;
  /** Line height as a multiple of the size. */
  leading: number;
  tracking?: number;
}

const { resolve } = createRequire(import.meta.url);
const fontFile = (family: string, weight: number) =>
  resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);

export const fonts = {
  display: fontFile('bricolage-grotesque', 800),
  heading: fontFile('bricolage-grotesque', 700),
  body: fontFile('inter', 400),
  medium: fontFile('inter', 500),
  bold: fontFile('inter', 600),
};

export const style = {
  cover: { font: 'display', size: 56, leading: 0.98, tracking: -1.6 },
  title: { font: 'heading', size: 32, leading: 1.08, tracking: -0.7 },
  subtitle: { font: 'heading', size: 15, leading: 1.25, tracking: -0.15 },
  lead: { font: 'body', size: 14, leading: 1.5, tracking: -0.1 },
  body: { font: 'body', size: 10.5, leading: 1.55 },
  small: { font: 'body', size: 9, leading: 1.45 },
  strong: { font: 'bold', size: 10.5, leading: 1.4 },
  label: { font: 'bold', size: 7.5, leading: 1.3, tracking: 0.8 },
  figure: { font: 'display', size: 44, leading: 1, tracking: -1.4 },
  quote: { font: 'heading', size: 14.5, leading: 1.35, tracking: -0.1 },
  mark: { font: 'bold', size: 7.5, leading: 1.2 },
} satisfies Record<string, TextStyle>;
