import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { page, type Sheet } from './sheet.ts';

const top = 206;
const pointsPerMinute = 8.2;
const axis = page.margin + 66;

/** The hour at one site, drawn to scale: a minute is a minute everywhere on the page. */
export function drawInstallationDay(sheet: Sheet, story: SuccessStory): void {
  const { margin, measure } = page;
  const titleEnds = sheet.text('H2', style.title, 'One site, under one hour', { x: margin, y: 66, width: measure });
  sheet.text(
    'P',
    style.lead,
    'Cabinets are built, configured and tested in the workshop. What is left for the site fits between the van’s arrival and the manager’s signature. This is the record of a typical one.',
    { x: margin, y: titleEnds + 12, width: 470 },
  );

  sheet.decorate(() => drawScale(sheet));
  sheet.group('L', () => {
    for (const { minute, title, detail } of story.installationDay) {
      const y = top + minute * pointsPerMinute;
      sheet.group('LI', () => {
        const clock = `0:${String(minute).padStart(2, '0')}`;
        sheet.text('Lbl', style.subtitle, clock, { x: margin, y: y - 9, width: 46, fill: hue.connectivity.deep });
        sheet.group('LBody', () => {
          sheet.text('H3', style.subtitle, title, { x: axis + 28, y: y - 9, width: 96 });
          sheet.text('P', style.body, detail, {
            x: axis + 128,
            y: y - 8,
            width: page.width - margin - axis - 128,
            fill: colour.quiet,
          });
        });
      });
    }
  });
  sheet.decorate(() => {
    for (const { minute } of story.installationDay) {
      sheet.doc
        .lineWidth(2)
        .circle(axis, top + minute * pointsPerMinute, 5)
        .fillAndStroke(colour.paper, hue.connectivity.deep);
    }
  });
}

function drawScale({ doc }: Sheet): void {
  const end = top + 60 * pointsPerMinute;
  doc.lineWidth(2).moveTo(axis, top).lineTo(axis, end).stroke(hue.connectivity.deep);
  for (let minute = 0; minute <= 60; minute += 1) {
    const length = minute % 10 === 0 ? 12 : 5;
    const y = top + minute * pointsPerMinute;
    doc.moveTo(axis + 3, y).lineTo(axis + 3 + length, y);
  }
  doc.lineWidth(0.6).stroke(colour.line);
  doc
    .lineWidth(1)
    .dash(3, { space: 3 })
    .moveTo(page.margin, end)
    .lineTo(page.width - page.margin, end)
    .stroke(hue.connectivity.deep)
    .undash();
  doc.font('bold').fontSize(7.5).fillColor(hue.connectivity.deep);
  doc.text('ONE HOUR', axis + 28, end + 7, { lineBreak: false, characterSpacing: 0.8 });
}
