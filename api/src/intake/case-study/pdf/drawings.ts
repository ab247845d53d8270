import { homeownersPlaces } from '@portal/contracts/homeowners-places';
import type { Drawing } from './tagged-pdf.ts';

type Shape = Drawing['shapes'][number];

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;

/** The logo of the website (shell/src/layout/logo.tsx). */
export const logoDrawing: Omit<Drawing, 'alt'> = {
  width: 30,
  height: 30,
  shapes: [
    { path: 'M2 12V7a5 5 0 0 1 5-5h5', stroke: 'amber', lineWidth: 3.5 },
    { path: 'M18 2h5a5 5 0 0 1 5 5v5', stroke: 'rose', lineWidth: 3.5 },
    { path: 'M28 18v5a5 5 0 0 1-5 5h-5', stroke: 'cyan', lineWidth: 3.5 },
    { path: 'M12 28H7a5 5 0 0 1-5-5v-5', stroke: 'green', lineWidth: 3.5 },
    { path: circle(15, 15, 3.75), fill: 'onDark' },
  ],
  labels: [],
};

/** Height of the mast of each place, and the side that its camera looks to. */
const masts = [
  { height: 78, side: 1 },
  { height: 66, side: 1 },
  { height: 88, side: 1 },
  { height: 72, side: -1 },
  { height: 84, side: 1 },
  { height: 68, side: -1 },
  { height: 80, side: -1 },
].map((mast, index) => ({
  ...mast,
  name: homeownersPlaces[index]?.short ?? '',
  x: 36 + 72 * index,
  top: 314 - mast.height,
}));

/** Seven sites on the ground line, their uplinks, the network, and the people above it. */
export const systemDrawing: Drawing = {
  alt: 'System drawing. Seven sites, each with cameras on a mast and a cabinet, feed one managed network over cellular uplinks. The network serves live operators, who can speak at every site, and the community manager.',
  width: 504,
  height: 340,
  shapes: [
    { path: 'M36 176H468M252 176V148', stroke: 'cyan' },
    ...masts.flatMap(({ x, top, side }): Shape[] => [
      { path: `M${x} ${top - 12}V176`, stroke: 'cyan', dash: 2.5 },
      { path: circle(x, 176, 2.6), fill: 'dark', stroke: 'cyan' },
      { path: `M${x + side * 9} ${top + 4}L${x + side * 12} 314H${x + side * 44}z`, fill: 'amber', opacity: 0.16 },
      { path: `M${x} 314V${top - 6}M${x} ${top}h${side * 9}`, stroke: 'onDarkMuted', lineWidth: 1.4 },
      { path: box(x + side * 9 - 5, top - 3, 10, 6), fill: 'dark', stroke: 'amber' },
      { path: `M${x - side * 2} ${top + 14}l${side * -7} -4v8z`, stroke: 'rose' },
      { path: box(x - 6, 278, 12, 18), fill: 'darkRaised', stroke: 'green' },
      { path: `M${x - 3} 283h6m-6 4h6`, stroke: 'green' },
      { path: `M${x - 4} ${top - 9}a4 4 0 0 1 8 0m3.5 0a7.5 7.5 0 0 0 -15 0`, stroke: 'cyan', lineWidth: 0.9 },
    ]),
    { path: 'M0 314H504', stroke: 'onDarkMuted', lineWidth: 0.8 },
    { path: 'M96 54V128H178', stroke: 'rose' },
    { path: 'M408 54V128H326', stroke: 'amber' },
    { path: box(22, 14, 148, 40), fill: 'darkRaised', stroke: 'rose' },
    { path: box(334, 14, 148, 40), fill: 'darkRaised', stroke: 'amber' },
    { path: box(178, 108, 148, 40), fill: 'darkRaised', stroke: 'green' },
  ],
  labels: [
    { text: 'Live operators', style: 'strong', color: 'onDark', x: 96, y: 21 },
    { text: 'see, speak, call', style: 'small', color: 'onDarkMuted', x: 96, y: 36 },
    { text: 'Community manager', style: 'strong', color: 'onDark', x: 408, y: 21 },
    { text: 'every site in one place', style: 'small', color: 'onDarkMuted', x: 408, y: 36 },
    { text: 'Managed network', style: 'strong', color: 'onDark', x: 252, y: 115 },
    { text: 'firewall, no open inbound port', style: 'small', color: 'onDarkMuted', x: 252, y: 130 },
    ...masts.map(({ name, x }) => ({ text: name, style: 'small', color: 'onDarkMuted', x, y: 322 }) as const),
  ],
};

/** Badges on the map, and the height of the main street at their side streets. */
const sites = [
  { x: 35, y: 92, street: 71 },
  { x: 111, y: 48, street: 66 },
  { x: 181, y: 100, street: 78 },
  { x: 252, y: 37, street: 72 },
  { x: 318, y: 82, street: 60 },
  { x: 388, y: 45, street: 68 },
  { x: 464, y: 87, street: 77 },
];
const contours = [-16, 8, 32, 56, 80].map((y) => `M0 ${y + 30}c150 -60 220 60 330 4c70 -34 130 26 174 -24`);

export const mapDrawing: Drawing = {
  alt: 'Schematic map: the seven sites lie along one winding main street and its side streets, about a mile from the first to the last.',
  width: 504,
  height: 132,
  shapes: [
    { path: box(0, 0, 504, 132), fill: 'dark' },
    { path: contours.join(''), stroke: 'darkLine', lineWidth: 0.5 },
    { path: 'M0 77c110 -42 170 32 260 -8c80 -36 160 34 244 -4', stroke: 'darkLine', lineWidth: 5 },
    { path: sites.map(({ x, y, street }) => `M${x} ${y}V${street}`).join(''), stroke: 'darkLine', lineWidth: 2.4 },
    { path: sites.map(({ x, y }) => circle(x, y, 19)).join(''), fill: 'amber', opacity: 0.18 },
    { path: sites.map(({ x, y }) => circle(x, y, 9)).join(''), fill: 'amber' },
  ],
  labels: sites.map(({ x, y }, index) => ({ text: `${index + 1}`, style: 'label', color: 'dark', x, y: y - 4.2 })),
};

/** One site in elevation; the numbers are those of the installed parts. */
export const siteDrawing: Drawing = {
  alt: 'One site as built: a mast with two cameras (1), a fob reader at the gate (2), a horn speaker with strobe (3), a solar panel and cellular antenna (4), and the locked cabinet with firewall and battery (5).',
  width: 186,
  height: 500,
  shapes: [
    { path: box(0, 0, 186, 500), fill: 'dark' },
    { path: 'M121 114L186 368V458H99zM53 114L0 338V458H65z', fill: 'amber', opacity: 0.13 },
    { path: 'M0 458H186', stroke: 'onDarkMuted', lineWidth: 0.8 },
    { path: 'M87 458V44', stroke: 'onDarkMuted', lineWidth: 3 },
    { path: 'M53 106H121', stroke: 'onDarkMuted', lineWidth: 2 },
    { path: `${box(43, 107, 20, 11)}${box(111, 107, 20, 11)}`, fill: 'darkRaised', stroke: 'amber' },
    { path: `${circle(49, 112.5, 2.6)}${circle(125, 112.5, 2.6)}`, fill: 'amber' },
    { path: 'M92 162L111 153V179L92 170z', fill: 'darkRaised', stroke: 'rose' },
    { path: 'M116 158a10 10 0 0 1 0 16M119 152a17 17 0 0 1 0 28', stroke: 'rose' },
    { path: circle(87, 144, 4), fill: 'rose' },
    { path: 'M41 68L79 42L89 54L51 80z', fill: 'darkRaised', stroke: 'cyan' },
    { path: 'M53.5 59.5l10 12M66 51l10 12', stroke: 'cyan', lineWidth: 0.6 },
    { path: 'M97 46V76H87', stroke: 'cyan' },
    { path: 'M101 40a6 6 0 0 1 0 8M105 36a11 11 0 0 1 0 16M109 32a16 16 0 0 1 0 24', stroke: 'cyan' },
    { path: box(66, 310, 42, 62), fill: 'darkRaised', stroke: 'green' },
    { path: `${box(73, 323, 28, 6)}${box(73, 334, 28, 6)}${box(73, 345, 28, 6)}`, stroke: 'green', lineWidth: 0.8 },
    { path: 'M140 458V396H174V458M148.5 396V458M157 396V458M165.5 396V458', stroke: 'onDarkMuted' },
    { path: box(127, 414, 8, 14), fill: 'darkRaised', stroke: 'amber' },
    { path: `${circle(29, 104.2, 8)}${circle(131, 402.2, 8)}`, fill: 'amber' },
    { path: circle(147, 166.2, 8), fill: 'rose' },
    { path: circle(33, 52.2, 8), fill: 'cyan' },
    { path: circle(50, 344.2, 8), fill: 'green' },
  ],
  labels: [
    { text: '1', style: 'label', color: 'dark', x: 29, y: 100 },
    { text: '2', style: 'label', color: 'dark', x: 131, y: 398 },
    { text: '3', style: 'label', color: 'dark', x: 147, y: 162 },
    { text: '4', style: 'label', color: 'dark', x: 33, y: 48 },
    { text: '5', style: 'label', color: 'dark', x: 50, y: 340 },
  ],
};
