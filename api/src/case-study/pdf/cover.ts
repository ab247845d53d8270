import { practices } from '@portal/contracts/practices';
import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { page, type Sheet } from './sheet.ts';
import type { Publisher } from './success-story.pdf.ts';
import { drawSystem } from './system-drawing.ts';

export function drawCover(sheet: Sheet, story: SuccessStory, publisher: Publisher): void {
  const x = page.margin;

  sheet.decorate(() => {
    practices.forEach(({ id }, index) => {
      sheet.doc.rect(x + index * 11, 57, 8, 8).fill(hue[id].bright);
    });
  });
  sheet.text('P', style.subtitle, publisher.name, { x: x + 54, y: 51, width: 250, fill: colour.onInk });
  sheet.text('P', style.label, 'CASE STUDY', { x, y: 124, width: 300, fill: hue['physical-security'].bright });
  const titleEnds = sheet.text('H1', style.cover, story.title, { x: x - 2, y: 142, width: 470, fill: colour.onInk });
  sheet.text('P', style.lead, story.subtitle, { x, y: titleEnds + 16, width: 400, fill: colour.onInkQuiet });

  const place = { x, y: 352, width: page.measure, height: 340 };
  sheet.figure(
    'System drawing. Seven sites, each with cameras on a mast and a cabinet, feed one managed network over cellular uplinks. The network serves live operators, who can speak at every site, and the community manager.',
    place,
    () => drawSystem(sheet, place),
  );
  sheet.text('P', style.small, story.client, { x, y: 712, width: 400, fill: colour.onInkQuiet });
}
