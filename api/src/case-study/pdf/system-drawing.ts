import { colour, hue, style } from './look.ts';
import type { Place, Sheet } from './sheet.ts';

const amber = hue['physical-security'].bright;
const rose = hue.audiovisual.bright;
const cyan = hue.connectivity.bright;
const green = hue['it-security'].bright;

/** The sites along the ground line; the number is the mast's height, the sign the side to which its camera looks. */
const sites = [
  { name: 'Kiosk N', mast: 78, looks: 1 },
  { name: 'Kiosk S', mast: 66, looks: 1 },
  { name: 'Creek', mast: 88, looks: 1 },
  { name: 'Hill', mast: 72, looks: -1 },
  { name: 'Pool', mast: 84, looks: 1 },
  { name: 'Clubhouse', mast: 68, looks: -1 },
  { name: 'Court', mast: 80, looks: -1 },
] as const;

/** A riser diagram in an installer's manner: sites below, their uplinks, the network, and who looks after them above. */
export function drawSystem(sheet: Sheet, { x, y, width, height }: Place & { height: number }): void {
  const { doc } = sheet;
  const ground = y + height - 26;
  const bus = y + 176;
  const step = width / sites.length;
  const at = (index: number) => x + step * (index + 0.5);
  const core = { x: x + width / 2, y: y + 108, width: 148, height: 40 };

  for (let column = 0; column <= 42; column += 1) {
    for (let row = 0; row <= 25; row += 1) doc.circle(x + column * 12, y + 8 + row * 12, 0.35);
  }
  doc.fill(colour.inkLine);

  // Network: risers, bus, core.
  doc.lineWidth(1.1).strokeColor(cyan);
  doc
    .moveTo(at(0), bus)
    .lineTo(at(sites.length - 1), bus)
    .stroke();
  doc
    .moveTo(core.x, bus)
    .lineTo(core.x, core.y + core.height)
    .stroke();
  sites.forEach(({ mast }, index) => {
    doc
      .dash(2.5, { space: 2.5 })
      .moveTo(at(index), ground - mast - 12)
      .lineTo(at(index), bus)
      .stroke()
      .undash();
    doc.circle(at(index), bus, 2.6).fillAndStroke(colour.ink, cyan);
  });

  for (const [index, site] of sites.entries()) drawSite(sheet, { ...site, x: at(index), ground, width: step });
  doc
    .lineWidth(0.8)
    .moveTo(x, ground)
    .lineTo(x + width, ground)
    .stroke(colour.onInkQuiet);

  box(
    sheet,
    { x: core.x - core.width / 2, y: core.y, width: core.width, height: core.height },
    green,
    'Managed network',
    'firewall, no open inbound port',
  );

  // Who looks after it.
  const top = y + 14;
  const ends = [
    { x: x + 96, tone: rose, name: 'Live operators', detail: 'see, speak, call' },
    { x: x + width - 96, tone: amber, name: 'Community manager', detail: 'every site in one place' },
  ];
  for (const end of ends) {
    doc
      .lineWidth(1.1)
      .moveTo(end.x, top + 40)
      .lineTo(end.x, core.y + 20);
    doc.lineTo(core.x + (end.x < core.x ? -core.width / 2 : core.width / 2), core.y + 20).stroke(end.tone);
    box(sheet, { x: end.x - 74, y: top, width: 148, height: 40 }, end.tone, end.name, end.detail);
  }
}

function drawSite(
  sheet: Sheet,
  site: { x: number; ground: number; width: number; name: string; mast: number; looks: number },
): void {
  const { doc } = sheet;
  const { x, ground, mast, looks } = site;
  const head = ground - mast;

  // What the camera sees.
  doc.save();
  doc
    .fillOpacity(0.16)
    .polygon([x + looks * 9, head + 4], [x + looks * 12, ground], [x + looks * 44, ground])
    .fill(amber);
  doc.restore();
  doc
    .lineWidth(0.5)
    .moveTo(x + looks * 9, head + 4)
    .lineTo(x + looks * 12, ground)
    .stroke(amber);
  doc
    .moveTo(x + looks * 9, head + 4)
    .lineTo(x + looks * 44, ground)
    .stroke(amber);

  // Mast, arm, camera, horn, cabinet.
  doc
    .lineWidth(1.4)
    .moveTo(x, ground)
    .lineTo(x, head - 6)
    .stroke(colour.onInkQuiet);
  doc
    .lineWidth(1.4)
    .moveTo(x, head)
    .lineTo(x + looks * 9, head)
    .stroke(colour.onInkQuiet);
  doc.roundedRect(x + looks * 9 - 5, head - 3, 10, 6, 1.5).fillAndStroke(colour.ink, amber);
  doc
    .lineWidth(1)
    .polygon([x - looks * 2, head + 14], [x - looks * 9, head + 10], [x - looks * 9, head + 18])
    .stroke(rose);
  doc.roundedRect(x - 6, ground - 36, 12, 18, 1.5).fillAndStroke(colour.inkRaised, green);
  doc
    .moveTo(x - 3, ground - 31)
    .lineTo(x + 3, ground - 31)
    .moveTo(x - 3, ground - 27)
    .lineTo(x + 3, ground - 27)
    .stroke(green);

  // Uplink.
  doc.lineWidth(0.9).strokeColor(cyan);
  for (const radius of [4, 7.5]) {
    doc.path(`M ${x - radius} ${head - 9} A ${radius} ${radius} 0 0 1 ${x + radius} ${head - 9}`).stroke();
  }
  sheet.set(style.mark, site.name, {
    x: x - site.width / 2,
    y: ground + 10,
    width: site.width,
    align: 'center',
    fill: colour.onInkQuiet,
  });
}

function box(
  sheet: Sheet,
  { x, y, width, height }: Place & { height: number },
  tone: string,
  name: string,
  detail: string,
): void {
  sheet.doc.lineWidth(1.1).roundedRect(x, y, width, height, 4).fillAndStroke(colour.inkRaised, tone);
  sheet.set({ ...style.strong, size: 9.5 }, name, { x, y: y + 8, width, align: 'center', fill: colour.onInk });
  sheet.set({ ...style.mark, font: 'body' }, detail, { x, y: y + 22, width, align: 'center', fill: colour.onInkQuiet });
}
