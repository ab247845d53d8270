import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { type Place, page, type Sheet } from './sheet.ts';

export function drawSituation(sheet: Sheet, story: SuccessStory): void {
  const { margin, measure } = page;
  const titleEnds = sheet.text('H2', style.title, 'The situation', { x: margin, y: 66, width: measure });
  const leadEnds = sheet.text('P', style.lead, story.challenge, { x: margin, y: titleEnds + 12, width: 470 });

  const top = leadEnds + 24;
  let y = top;
  for (const paragraph of story.situation) {
    y = sheet.text('P', style.body, paragraph, { x: margin, y, width: 286 }) + 9;
  }
  drawLocations(sheet, story, { x: 376, y: top, width: 182 });

  const map = { x: margin, y: 590, width: measure, height: 132 };
  sheet.figure(
    'Schematic map: the seven sites lie along one winding main street and its side streets, about a mile from the first to the last.',
    map,
    () => drawMap(sheet, map),
  );
}

function drawLocations(sheet: Sheet, { locations }: SuccessStory, { x, y: top, width }: Place): void {
  let y = sheet.text('H3', style.subtitle, 'Seven sites and what happened there', { x, y: top - 2, width }) + 10;
  sheet.group('L', () => {
    for (const [index, { name, risk }] of locations.entries()) {
      const from = y;
      sheet.group('LI', () => {
        sheet.decorate(() => sheet.doc.rect(x, from + 1, 15, 15).fill(hue['physical-security'].deep));
        sheet.text('Lbl', style.mark, String(index + 1), { x: x + 5.5, y: from + 4.5, width: 12, fill: colour.paper });
        sheet.group('LBody', () => {
          const nameEnds = sheet.text('P', { ...style.strong, size: 9.5 }, name, {
            x: x + 24,
            y: from,
            width: width - 24,
          });
          y = sheet.text('P', style.small, risk, { x: x + 24, y: nameEnds, width: width - 24, fill: colour.quiet }) + 7;
        });
      });
    }
  });
}

/** Where the sites lie, in parts of the map's width and height. */
const spots = [
  [0.07, 0.7],
  [0.22, 0.36],
  [0.36, 0.76],
  [0.5, 0.28],
  [0.63, 0.62],
  [0.77, 0.34],
  [0.92, 0.66],
] as const;

function drawMap(sheet: Sheet, { x, y, width, height }: Place & { height: number }): void {
  const { doc } = sheet;
  const at = ([across, down]: readonly [number, number]) => [x + across * width, y + down * height] as const;

  doc.roundedRect(x, y, width, height, 4).clip();
  doc.rect(x, y, width, height).fill(colour.ink);
  doc.lineWidth(1).strokeColor(colour.inkLine);
  for (let contour = 0; contour < 6; contour += 1) {
    const rise = contour * 24 - 20;
    doc.moveTo(x, y + rise + 30);
    doc.bezierCurveTo(x + 150, y + rise - 30, x + 220, y + rise + 90, x + 330, y + rise + 34);
    doc.bezierCurveTo(x + 400, y + rise, x + 460, y + rise + 60, x + width, y + rise + 10);
    doc.lineWidth(0.5).stroke();
  }

  const street = y + height * 0.52;
  doc.moveTo(x, street + 8);
  doc.bezierCurveTo(x + 110, street - 34, x + 170, street + 40, x + 260, street);
  doc.bezierCurveTo(x + 340, street - 36, x + 420, street + 34, x + width, street - 4);
  doc.lineWidth(5).lineCap('round').stroke(colour.inkLine);
  for (const spot of spots) {
    const [left, top] = at(spot);
    doc.moveTo(left, top).lineTo(left, street).lineWidth(2.4).stroke(colour.inkLine);
  }
  for (const [index, spot] of spots.entries()) {
    const [left, top] = at(spot);
    doc.save().fillOpacity(0.18).circle(left, top, 19).fill(hue['physical-security'].bright).restore();
    doc.circle(left, top, 9).fill(hue['physical-security'].bright);
    sheet.set(style.mark, String(index + 1), {
      x: left - 9,
      y: top - 4.2,
      width: 18,
      align: 'center',
      fill: colour.ink,
    });
  }
}
