import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { homeownersPlaces } from '@portal/contracts/homeowners-places';
import type { Language } from '@portal/contracts/language';
import { mailtoHref } from '@portal/contracts/mailto';
import { practices } from '@portal/contracts/practices';
import { phoneHref } from '@portal/contracts/site';
import type { Env } from '../../../platform/env/env.ts';
import { storyDetails, storyQuotes } from '../client-statements.ts';
import { logoDrawing, mapDrawing, siteDrawing, systemDrawing } from './drawings.ts';
import { inSpanish } from './spanish.content.ts';
import { successStory as story } from './success-story.content.ts';
import { page, TaggedPdf } from './tagged-pdf.ts';

/** Pages are drawn with the English texts, and `say` returns those of the language. */
const languages = {
  en: { lang: 'en-US', say: (text: string) => text, subject: 'Case study by' },
  es: { lang: 'es-US', say: inSpanish, subject: 'Caso de éxito de' },
};

type Company = Env['company'];
export type CaseStudyOptions = Pick<Env, 'company' | 'content'> & { language: Language };
type Details = (typeof storyDetails)['value'];
const { left, right } = page;

/** The color of each practice, and its variant for text on a light background. */
const hues = ['amber', 'rose', 'cyan', 'green'] as const;
const textHues = ['amberText', 'roseText', 'cyanText', 'greenText'] as const;

/**
 * Resolves to the case study as a PDF with tags (PDF/UA). Without unconfirmed content it has three pages instead of six. Takes
 * about a second of processor time.
 */
export function drawCaseStudy(options: CaseStudyOptions): Promise<Buffer> {
  const { company, language } = options;
  const details = shownValue(storyDetails, options);
  const { lang, say, subject } = languages[language];
  const pdf = new TaggedPdf(
    {
      Title: `${say(story.title)}: ${say(story.subtitle)}`,
      Author: company.name,
      Subject: `${subject} ${company.name}`,
    },
    lang,
    say,
  );
  const footer = `${company.name}  ·  ${story.title}`;
  const detailsFooter = footer + sampleNote('Sample details', storyDetails);
  pdf.page('dark', `${company.name}  ·  ${company.phone}`, () => drawCover(pdf, company, details));
  if (details) {
    pdf.page('light', detailsFooter, () => drawSituation(pdf, details));
    pdf.page('light', detailsFooter, () => drawInstalled(pdf, details));
    pdf.page('light', detailsFooter, () => drawInstallationDay(pdf, details));
  }
  pdf.page('light', details ? detailsFooter : footer, () => drawResults(pdf, options));
  pdf.page('light', footer, () => drawNextSteps(pdf, company));
  return pdf.end();
}

const sampleNote = (note: string, { status }: ClientStatement<unknown>) => (status === 'sample' ? `  ·  ${note}` : '');

function drawCover(pdf: TaggedPdf, company: Company, details: Details | undefined): void {
  pdf.figure(
    { ...logoDrawing, alt: `Logo of ${company.name}: a viewfinder in the colors of four practices` },
    left,
    50,
  );
  pdf.text('P', 'heading', company.name, { x: left + logoDrawing.width * 1.4, y: 56, color: 'onDark' });
  pdf.text('P', 'label', 'CASE STUDY', { x: left, y: 124, color: 'amber' });
  const titleEnd = pdf.text('H1', 'cover', story.title, { x: left - 2, y: 142, color: 'onDark' });
  const subtitleEnd = pdf.text('P', 'lead', story.subtitle, {
    x: left,
    y: titleEnd + 14,
    width: 400,
    color: 'onDarkMuted',
  });
  if (!details) return;
  const top = subtitleEnd + 24;
  pdf.figure(systemDrawing, left, top);
  pdf.text('P', 'small', details.client + sampleNote('Sample details', storyDetails), {
    x: left,
    y: top + systemDrawing.height + 16,
    color: 'onDarkMuted',
  });
}

function drawSituation(pdf: TaggedPdf, { challenge, situation, risks }: Details): void {
  const top = pdf.title('The situation', challenge) + 24;
  let y = top;
  for (const paragraph of situation) y = pdf.text('P', 'body', paragraph, { x: left, y, width: 286 }) + 9;

  y = pdf.text('H3', 'heading', 'Seven sites and what happened there', { x: 376, y: top - 2, width: 182 }) + 10;
  pdf.list(homeownersPlaces, ({ name }, index) => {
    pdf.rectangle(376, y + 1, 15, 15, 'amberText');
    pdf.text('Lbl', 'label', String(index + 1), { x: 381, y: y + 4, color: 'light' });
    pdf.group('LBody', () => {
      const nameEnd = pdf.text('P', 'strong', name, { x: 400, y, width: 158 });
      y = pdf.text('P', 'small', risks[index] ?? '', { x: 400, y: nameEnd, width: 158, color: 'muted' }) + 7;
    });
  });
  pdf.figure(mapDrawing, left, 590);
}

function drawInstalled(pdf: TaggedPdf, { solution, installed }: Details): void {
  const top = pdf.title('What was installed', solution) + 26;
  pdf.figure(siteDrawing, left, top);
  const [x, width, height] = [284, 274, siteDrawing.height / installed.length];
  pdf.list(installed, ({ practice, name, detail }, index) => {
    const y = top + index * height;
    const hue = practices.findIndex(({ id }) => id === practice);
    const label = `${index + 1}  ${practices[hue]?.name.toUpperCase()}`;
    pdf.rectangle(x - 16, y + 1, 3, height - 18, hues[hue]);
    pdf.text('Lbl', 'label', label, { x, y, color: textHues[hue] });
    pdf.group('LBody', () => {
      const nameEnd = pdf.text('H3', 'heading', name, { x, y: y + 13, width });
      pdf.text('P', 'body', detail, { x, y: nameEnd + 3, width, color: 'muted' });
    });
  });
}

/** The steps at one site on a time axis to scale. */
function drawInstallationDay(pdf: TaggedPdf, { preparation, installationDay }: Details): void {
  const top = pdf.title('One site, under one hour', preparation) + 36;
  const axis = { x: left + 66, pointsPerMinute: 8, end: top + 60 * 8 };
  pdf.rectangle(axis.x - 1, top, 2, axis.end - top, 'cyanText');
  pdf.list(installationDay, ({ minute, title, detail }) => {
    const y = top + minute * axis.pointsPerMinute - 9;
    pdf.rectangle(axis.x - 5, y + 4, 10, 10, 'cyanText');
    pdf.text('Lbl', 'heading', `0:${String(minute).padStart(2, '0')}`, { x: left, y, color: 'cyanText' });
    pdf.group('LBody', () => {
      pdf.text('H3', 'heading', title, { x: axis.x + 28, y, width: 96 });
      pdf.text('P', 'body', detail, { x: axis.x + 128, y: y + 1, width: 310, color: 'muted' });
    });
  });
  pdf.rectangle(left, axis.end, right - left, 1, 'cyanText');
  pdf.text('P', 'label', 'ONE HOUR', { x: axis.x + 28, y: axis.end + 7, color: 'cyanText' });
}

function drawResults(pdf: TaggedPdf, options: CaseStudyOptions): void {
  const measurements = shownValue(storyDetails, options)?.measurements;
  const quotes = shownValue(storyQuotes, options) ?? [];
  const columns = [left, left + 176, left + 316] as const;
  pdf.rectangle(0, 0, page.width, 494, 'dark');
  pdf.title('What changed', '', 'onDark');
  pdf.group('Table', () => {
    pdf.group('TR', () => {
      pdf.text('TH', 'label', 'RESULT', { x: columns[0], y: 132, color: 'onDarkMuted' });
      pdf.text('TH', 'label', 'WHAT', { x: columns[1], y: 132, color: 'onDarkMuted' });
      if (measurements) pdf.text('TH', 'label', 'HOW IT WAS COUNTED', { x: columns[2], y: 132, color: 'onDarkMuted' });
    });
    story.results.forEach(({ figure, label }, index) => {
      const y = 168 + index * 78;
      pdf.rectangle(left, y - 16, right - left, 0.7, 'darkLine');
      pdf.group('TR', () => {
        pdf.text('TD', 'figure', figure, { x: columns[0], y, color: hues[index] });
        pdf.text('TD', 'strong', label, { x: columns[1], y: y + 8, width: 126, color: 'onDark' });
        const basis = measurements?.[index];
        if (basis) pdf.text('TD', 'small', basis, { x: columns[2], y: y + 8, width: 188, color: 'onDarkMuted' });
      });
    });
  });
  quotes.forEach(({ quote, speaker }, index) => {
    const x = left + index * 270;
    pdf.rectangle(x, 530, 26, 3, hues[index]);
    pdf.group('BlockQuote', () => {
      const quoteEnd = pdf.text('P', 'heading', `“${quote}”`, { x, y: 546, width: 234 });
      const by = speaker + sampleNote('Sample quote', storyQuotes);
      pdf.text('P', 'strong', by, { x, y: quoteEnd + 8, width: 234, color: textHues[index] });
    });
  });
}

function drawNextSteps(pdf: TaggedPdf, { phone, email }: Company): void {
  const lead = 'Nothing in this project is special to one community. Four things on your side speed it up.';
  pdf.title('What it takes to repeat it', lead);
  pdf.list(story.whatItTakes, ({ title, detail }, index) => {
    const y = 206 + index * 82;
    pdf.rectangle(left, y - 14, right - left, 0.7, 'line');
    pdf.text('Lbl', 'title', String(index + 1), { x: left, y: y - 2, color: textHues[index] });
    pdf.group('LBody', () => {
      pdf.text('H3', 'heading', title, { x: left + 62, y, width: 140 });
      pdf.text('P', 'body', detail, { x: left + 214, y, width: 290, color: 'muted' });
    });
  });

  pdf.rectangle(0, 560, page.width, 170, 'dark');
  for (const [index, hue] of hues.entries()) pdf.rectangle((page.width / 4) * index, 560, page.width / 4, 4, hue);
  pdf.text('H2', 'title', 'Walk your sites with us', { x: left, y: 592, width: 260, color: 'onDark' });
  const offer = 'The site assessment is free and leads to a custom proposal for your sites.';
  pdf.text('P', 'body', offer, { x: left, y: 672, width: 250, color: 'onDarkMuted' });
  pdf.text('P', 'label', 'CALL', { x: 350, y: 600, color: 'amber' });
  pdf.text('Link', 'heading', phone, { x: 350, y: 612, color: 'onDark', link: phoneHref(phone) });
  pdf.text('P', 'label', 'WRITE', { x: 350, y: 650, color: 'cyan' });
  pdf.text('Link', 'heading', email, { x: 350, y: 662, width: 208, color: 'onDark', link: mailtoHref(email) });
}
