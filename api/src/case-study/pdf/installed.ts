import { practices } from '@portal/contracts/practices';
import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { drawMast } from './mast-drawing.ts';
import { page, type Sheet } from './sheet.ts';

export function drawInstalled(sheet: Sheet, story: SuccessStory): void {
  const { margin, measure } = page;
  const titleEnds = sheet.text('H2', style.title, 'What was installed', { x: margin, y: 66, width: measure });
  const leadEnds = sheet.text('P', style.lead, story.solution, { x: margin, y: titleEnds + 12, width: 480 });

  const top = leadEnds + 26;
  const drawing = { x: margin, y: top, width: 186, height: 722 - top };
  sheet.figure(
    'One site as built: a mast with two cameras (1), a fob reader at the gate (2), a horn speaker with strobe (3), a solar panel and cellular antenna (4), and the locked cabinet with firewall and battery (5).',
    drawing,
    () => drawMast(sheet, drawing),
  );

  const x = margin + 214;
  const width = measure - 214;
  const rowHeight = drawing.height / story.installed.length;
  sheet.group('L', () => {
    for (const [index, part] of story.installed.entries()) {
      const y = top + index * rowHeight;
      const practice = practices.find(({ id }) => id === part.practice);
      sheet.decorate(() => sheet.doc.rect(x, y + 1, 3, rowHeight - 18).fill(hue[part.practice].bright));
      sheet.group('LI', () => {
        const number = `${index + 1}  ${practice?.name.toUpperCase()}`;
        const labelEnds = sheet.text('Lbl', style.label, number, {
          x: x + 16,
          y,
          width,
          fill: hue[part.practice].deep,
        });
        sheet.group('LBody', () => {
          const nameEnds = sheet.text('H3', style.subtitle, part.name, {
            x: x + 16,
            y: labelEnds + 3,
            width: width - 16,
          });
          sheet.text('P', style.body, part.detail, {
            x: x + 16,
            y: nameEnds + 3,
            width: width - 16,
            fill: colour.quiet,
          });
        });
      });
    }
  });
}
