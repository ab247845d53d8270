import { practices } from '@portal/contracts/practices';
import type { SuccessStory } from '@portal/contracts/success-story.content';
import { colour, hue, style } from './look.ts';
import { page, type Sheet } from './sheet.ts';

const columns = { figure: page.margin, label: page.margin + 176, basis: page.margin + 316 };
const tableTop = 162;
const rowHeight = 78;

export function drawResults(sheet: Sheet, story: SuccessStory): void {
  const { margin, measure } = page;
  const bandEnds = tableTop + story.results.length * rowHeight + 22;

  sheet.decorate(() => sheet.doc.rect(0, 0, page.width, bandEnds).fill(colour.ink));
  sheet.text('H2', style.title, 'What changed', { x: margin, y: 66, width: measure, fill: colour.onInk });
  drawTable(sheet, story);
  drawTestimonials(sheet, story, bandEnds + 36);
}

function drawTable(sheet: Sheet, { results }: SuccessStory): void {
  sheet.group('Table', () => {
    sheet.group('TR', () => {
      const y = tableTop - 30;
      const heading = (words: string, x: number) =>
        sheet.text('TH', style.label, words, { x, y, width: 150, fill: colour.onInkQuiet });
      heading('RESULT', columns.figure);
      heading('WHAT', columns.label);
      heading('HOW IT WAS COUNTED', columns.basis);
    });

    for (const [index, { figure, label, basis }] of results.entries()) {
      const y = tableTop + index * rowHeight;
      const practice = practices[index % practices.length] ?? practices[0];
      sheet.decorate(() => {
        sheet.doc
          .lineWidth(0.7)
          .moveTo(page.margin, y - 10)
          .lineTo(page.width - page.margin, y - 10)
          .stroke(colour.inkLine);
      });
      sheet.group('TR', () => {
        sheet.text('TD', style.figure, figure, {
          x: columns.figure - 1,
          y: y + 6,
          width: 170,
          fill: hue[practice.id].bright,
        });
        sheet.text('TD', { ...style.strong, size: 12 }, label, {
          x: columns.label,
          y: y + 14,
          width: 126,
          fill: colour.onInk,
        });
        sheet.text('TD', style.small, basis, { x: columns.basis, y: y + 14, width: 188, fill: colour.onInkQuiet });
      });
    }
  });
}

function drawTestimonials(sheet: Sheet, { testimonials }: SuccessStory, top: number): void {
  const gap = 34;
  const width = (page.measure - gap) / 2;
  let lowest = top;
  for (const [index, { quote, speaker }] of testimonials.entries()) {
    const x = page.margin + index * (width + gap);
    const tone = index === 0 ? hue.audiovisual : hue['physical-security'];
    sheet.decorate(() => sheet.doc.rect(x, top, 26, 3).fill(tone.bright));
    sheet.group('BlockQuote', () => {
      const quoteEnds = sheet.text('P', style.quote, `“${quote}”`, { x, y: top + 16, width });
      const speakerEnds = sheet.text('P', style.strong, speaker, { x, y: quoteEnds + 8, width, fill: tone.deep });
      lowest = Math.max(lowest, speakerEnds);
    });
  }
  if (testimonials.some(({ isIllustrative }) => isIllustrative)) {
    sheet.text(
      'Note',
      style.small,
      'Quotes are illustrative: written to convey the clients’ point of view, not recorded statements.',
      {
        x: page.margin,
        y: lowest + 16,
        width: page.measure,
        fill: colour.quiet,
      },
    );
  }
}
