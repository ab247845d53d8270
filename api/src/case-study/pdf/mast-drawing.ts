import { colour, hue, style } from './look.ts';
import type { Place, Sheet } from './sheet.ts';

const amber = hue['physical-security'].bright;
const rose = hue.audiovisual.bright;
const cyan = hue.connectivity.bright;
const green = hue['it-security'].bright;

/** One site in elevation, its parts numbered like the list beside it. */
export function drawMast(sheet: Sheet, { x, y, width, height }: Place & { height: number }): void {
  const { doc } = sheet;
  const mast = x + width * 0.47;
  const ground = y + height - 42;
  const top = y + 62;

  doc.roundedRect(x, y, width, height, 4).clip();
  doc.rect(x, y, width, height).fill(colour.ink);
  for (let row = 0; row * 12 < height; row += 1) {
    for (let column = 0; column * 12 < width; column += 1) doc.circle(x + 9 + column * 12, y + 9 + row * 12, 0.35);
  }
  doc.fill(colour.inkLine);

  // Fields of view lie behind everything.
  doc.save().fillOpacity(0.13);
  doc.polygon([mast + 34, top + 52], [mast + 12, ground], [x + width, ground], [x + width, ground - 90]).fill(amber);
  doc.polygon([mast - 34, top + 52], [mast - 22, ground], [x, ground], [x, ground - 120]).fill(amber);
  doc.restore();

  doc
    .lineWidth(0.8)
    .moveTo(x, ground)
    .lineTo(x + width, ground)
    .stroke(colour.onInkQuiet);
  for (let hatch = 0; hatch < 20; hatch += 1) doc.moveTo(x + hatch * 11, ground + 8).lineTo(x + hatch * 11 + 8, ground);
  doc.lineWidth(0.5).stroke(colour.inkLine);
  doc
    .lineWidth(3)
    .moveTo(mast, ground)
    .lineTo(mast, top - 18)
    .stroke(colour.onInkQuiet);
  doc
    .lineWidth(2)
    .moveTo(mast - 34, top + 44)
    .lineTo(mast + 34, top + 44)
    .stroke(colour.onInkQuiet);

  // Cameras.
  for (const side of [-1, 1]) {
    doc
      .lineWidth(1.3)
      .roundedRect(mast + side * 34 - 10, top + 45, 20, 11, 3)
      .fillAndStroke(colour.inkRaised, amber);
    doc.circle(mast + side * 38, top + 50.5, 2.6).fill(amber);
  }
  // Horn and strobe.
  const horn = top + 104;
  doc
    .lineWidth(1.3)
    .polygon([mast + 5, horn - 4], [mast + 24, horn - 13], [mast + 24, horn + 13], [mast + 5, horn + 4]);
  doc.fillAndStroke(colour.inkRaised, rose);
  for (const reach of [8, 14]) {
    doc
      .path(
        `M ${mast + 24 + reach * 0.6} ${horn - reach} A ${reach * 1.2} ${reach * 1.2} 0 0 1 ${mast + 24 + reach * 0.6} ${horn + reach}`,
      )
      .stroke(rose);
  }
  doc.circle(mast, horn - 22, 4).fillAndStroke(rose, rose);

  // Panel and antenna.
  doc.lineWidth(1.3).polygon([mast - 46, top + 6], [mast - 8, top - 20], [mast + 2, top - 8], [mast - 36, top + 18]);
  doc.fillAndStroke(colour.inkRaised, cyan);
  doc
    .lineWidth(0.6)
    .moveTo(mast - 33.5, top - 2.5)
    .lineTo(mast - 23.5, top + 9.5)
    .moveTo(mast - 21, top - 11)
    .lineTo(mast - 11, top + 1)
    .stroke(cyan);
  doc
    .lineWidth(1.3)
    .moveTo(mast + 10, top - 16)
    .lineTo(mast + 10, top + 14)
    .lineTo(mast, top + 14)
    .stroke(cyan);
  for (const radius of [6, 11, 16]) {
    doc
      .path(
        `M ${mast + 10 + radius * 0.7} ${top - 18 - radius * 0.7} A ${radius} ${radius} 0 0 1 ${mast + 10 + radius * 0.7} ${top - 18 + radius * 0.7}`,
      )
      .stroke(cyan);
  }

  // Cabinet.
  const cabinet = { x: mast - 21, y: ground - 148, width: 42, height: 62 };
  doc
    .lineWidth(1.4)
    .roundedRect(cabinet.x, cabinet.y, cabinet.width, cabinet.height, 3)
    .fillAndStroke(colour.inkRaised, green);
  for (const shelf of [13, 24, 35]) {
    doc
      .rect(cabinet.x + 7, cabinet.y + shelf, cabinet.width - 14, 6)
      .lineWidth(0.8)
      .stroke(green);
    doc.circle(cabinet.x + 12, cabinet.y + shelf + 3, 1.1).fill(green);
  }
  doc
    .circle(cabinet.x + cabinet.width - 7, cabinet.y + 52, 2)
    .lineWidth(0.8)
    .stroke(green);

  // Gate with its reader.
  const gate = x + width - 46;
  doc
    .lineWidth(1.2)
    .strokeColor(colour.onInkQuiet)
    .rect(gate, ground - 62, 34, 62)
    .stroke();
  for (const bar of [8.5, 17, 25.5]) doc.moveTo(gate + bar, ground - 62).lineTo(gate + bar, ground);
  doc.lineWidth(0.7).stroke(colour.onInkQuiet);
  doc
    .lineWidth(1.3)
    .roundedRect(gate - 13, ground - 44, 8, 14, 2)
    .fillAndStroke(colour.inkRaised, amber);
  doc.circle(gate - 9, ground - 40, 1.2).fill(amber);

  const numbers = [
    { text: '1', left: mast - 58, top: top + 38, tone: amber },
    { text: '2', left: gate - 9, top: ground - 60, tone: amber },
    { text: '3', left: mast + 60, top: horn, tone: rose },
    { text: '4', left: mast - 54, top: top - 14, tone: cyan },
    { text: '5', left: cabinet.x - 16, top: cabinet.y + 30, tone: green },
  ];
  for (const { text, left, top: middle, tone } of numbers) {
    doc.circle(left, middle, 8).fill(tone);
    sheet.set(style.mark, text, { x: left - 8, y: middle - 4.2, width: 16, align: 'center', fill: colour.ink });
  }
}
