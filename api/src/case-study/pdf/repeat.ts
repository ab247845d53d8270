import { practices } from '@portal/contracts/practices';
import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { page, type Sheet } from './sheet.ts';
import type { Publisher } from './success-story.pdf.ts';

export function drawRepeat(sheet: Sheet, story: SuccessStory, publisher: Publisher): void {
  const { margin, measure } = page;
  const titleEnds = sheet.text('H2', style.title, 'What it takes to repeat it', { x: margin, y: 66, width: measure });
  sheet.text(
    'P',
    style.lead,
    'Nothing in this project is special to one community. Four things on your side make the difference between a month and a day.',
    { x: margin, y: titleEnds + 12, width: 470 },
  );
  drawSteps(sheet, story);
  drawInvitation(sheet, publisher);
}

function drawSteps(sheet: Sheet, { whatItTakes }: SuccessStory): void {
  const top = 206;
  const rowHeight = 82;
  sheet.group('L', () => {
    for (const [index, { title, detail }] of whatItTakes.entries()) {
      const y = top + index * rowHeight;
      const practice = practices[index % practices.length] ?? practices[0];
      sheet.decorate(() => {
        sheet.doc
          .lineWidth(0.7)
          .moveTo(page.margin, y - 14)
          .lineTo(page.width - page.margin, y - 14)
          .stroke(colour.line);
      });
      sheet.group('LI', () => {
        const figure = { ...style.figure, size: 34 };
        sheet.text('Lbl', figure, String(index + 1), {
          x: page.margin,
          y: y - 2,
          width: 40,
          fill: hue[practice.id].deep,
        });
        sheet.group('LBody', () => {
          sheet.text('H3', style.subtitle, title, { x: page.margin + 62, y, width: 140 });
          sheet.text('P', style.body, detail, {
            x: page.margin + 214,
            y,
            width: page.measure - 214,
            fill: colour.quiet,
          });
        });
      });
    }
  });
}

function drawInvitation(sheet: Sheet, publisher: Publisher): void {
  const top = 560;
  const x = page.margin;
  sheet.decorate(() => {
    sheet.doc.rect(0, top, page.width, page.height - top).fill(colour.ink);
    practices.forEach(({ id }, index) => {
      sheet.doc
        .rect((page.width / practices.length) * index, top, page.width / practices.length, 4)
        .fill(hue[id].bright);
    });
    sheet.drawFoot(publisher.name, colour.onInkQuiet);
  });
  const titleEnds = sheet.text('H2', { ...style.title, size: 26 }, 'Walk your sites with us', {
    x,
    y: top + 38,
    width: 300,
    fill: colour.onInk,
  });
  sheet.text(
    'P',
    style.body,
    'The first visit is free, takes about an hour, and ends with a drawing and a price per site.',
    {
      x,
      y: titleEnds + 8,
      width: 250,
      fill: colour.onInkQuiet,
    },
  );

  const right = x + 296;
  sheet.text('P', style.label, 'CALL', { x: right, y: top + 42, width: 200, fill: hue['physical-security'].bright });
  sheet.text('Link', style.quote, publisher.phone, {
    x: right,
    y: top + 54,
    width: 208,
    fill: colour.onInk,
    link: `tel:${publisher.phone.replace(/[^\d+]/g, '')}`,
  });
  sheet.text('P', style.label, 'WRITE', { x: right, y: top + 92, width: 200, fill: hue.connectivity.bright });
  sheet.text('Link', style.quote, publisher.email, {
    x: right,
    y: top + 104,
    width: 208,
    fill: colour.onInk,
    link: `mailto:${publisher.email}`,
  });
}
