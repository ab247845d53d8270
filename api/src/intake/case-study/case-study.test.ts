import { invalidCaseStudyFields, validCaseStudyRequests } from '@portal/contracts/case-study-request.cases';
import { extractText, getDocumentProxy } from 'unpdf';
import type { PDFPageProxy } from 'unpdf/pdfjs';
import { startApi, type TestApi, useApi } from '../../testing/test-api.ts';
import { storyDetails, storyQuotes } from './client-statements.ts';
import { successStory } from './pdf/success-story.content.ts';

const api = await useApi({ COMPANY_NAME: 'Test & Sons', COMPANY_PHONE: '210-555-0177' });
beforeEach(() => api.sql('truncate case_study_requests cascade'));

const complete = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' };
const post = (body: object) => api.request.post('/api/download-case-study').send(body);
const stored = () =>
  api.sql('select first_name, last_name, email, company, phone from case_study_requests order by id');
const download = async ({ request } = api): Promise<Uint8Array> => {
  const { body } = await request.post('/api/download-case-study').send(complete).responseType('blob').expect(200);
  return new Uint8Array(body as Buffer);
};

test.each(validCaseStudyRequests.map((request) => [request]))('stores %j and returns the PDF', async (request) => {
  await post(request).responseType('blob').expect(200);

  expect(await stored()).toEqual([
    {
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
      company: request.company,
      phone: request.phone ?? null,
    },
  ]);
});

test.each(invalidCaseStudyFields)('rejects %s %j: %s', async (field, value, message) => {
  const { text } = await post({ ...complete, [field]: value }).expect(422);

  expect(text).toBe(`${message}.`);
  expect(await stored()).toEqual([]);
});

test('returns the PDF as an attachment with its fixed name and its length', async () => {
  const { headers, body } = await post(complete).responseType('blob').expect(200);

  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="hoa-success-story.pdf"');
  expect(Number(headers['content-length'])).toBe((body as Buffer).length);
  expect((body as Buffer).length).toBeLessThan(500_000);
});

test('the PDF contains the whole story and the settings of the company', async () => {
  const pdf = await getDocumentProxy(await download());
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');

  expect(pdf.numPages).toBeGreaterThan(3);
  for (const { label } of successStory.results) expect(words).toContain(label);
  for (const { name } of storyDetails.value.installed) expect(words).toContain(name);
  expect(words).toContain('Test & Sons');
  expect(words).toContain('210-555-0177');
});

test('the PDF marks what the client has not confirmed, and leaves it out of a site with confirmed content', async () => {
  const textOf = async (from?: TestApi) =>
    (await extractText(await getDocumentProxy(await download(from)), { mergePages: true })).text.replace(/\s+/g, ' ');
  expect(storyDetails.status).toBe('sample');
  for (const note of ['Sample details', 'Sample quote']) expect(await textOf()).toContain(note);

  const confirmed = await startApi({ CONTENT: 'confirmed' });
  const words = await textOf(confirmed);
  await confirmed.stop();
  for (const { label } of successStory.results) expect(words).toContain(label);
  for (const { speaker } of storyQuotes.value) expect(words).not.toContain(speaker);
  for (const text of ['Sample', 'kiosk', 'HOW IT WAS COUNTED']) expect(words).not.toContain(text);
});

test('the PDF is accessible: language, title, headings, lists, a table and figures with descriptions', async () => {
  const pdf = await getDocumentProxy(await download());
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: 'en-US', Title: expect.stringContaining(successStory.title) });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });

  const roles = new Set<string>();
  const descriptions: unknown[] = [];
  const collect = (node: object) => {
    if ('role' in node) roles.add(String(node.role));
    if ('role' in node && node.role === 'Figure') descriptions.push('alt' in node && node.alt);
    if ('children' in node && Array.isArray(node.children)) node.children.forEach(collect);
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    collect((await (await pdf.getPage(number)).getStructTree()) ?? {});
  }
  expect([...roles]).toEqual(
    expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'Link']),
  );
  expect(descriptions).toHaveLength(4);
  for (const alt of descriptions) expect(String(alt).length).toBeGreaterThan(40);
});

test('text of the PDF stands clear of the figures, and the name beside the logo keeps its distance', async () => {
  const pdf = await getDocumentProxy(await download());
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { figures, texts } = await layoutOf(await pdf.getPage(number));
    const covered = texts.filter((text) =>
      figures.some(({ ids, box }) => !ids.includes(text.id ?? '') && overlaps(box, text.box)),
    );
    expect([number, covered.map(({ words }) => words)]).toEqual([number, []]);
  }

  const { figures, texts } = await layoutOf(await pdf.getPage(1));
  const [logo, drawing] = figures.map(({ box }) => box);
  const boxOf = (words: string) => texts.find((text) => text.words === words)?.box as Box;
  expect(boxOf('Test & Sons').left - (logo?.right ?? 0)).toBeGreaterThanOrEqual(0.4 * 30);
  expect(boxOf('each in under one hour').bottom - (drawing?.top ?? 0)).toBeGreaterThan(12);
});

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** Returns the figures and the texts of a page with their boxes. Ids are those of marked content: a figure has the ids of its labels. */
async function layoutOf(page: PDFPageProxy) {
  const figures: { ids: string[]; box: Box }[] = [];
  const collect = (node: Awaited<ReturnType<PDFPageProxy['getStructTree']>>) => {
    if (node.role === 'Figure' && 'bbox' in node) {
      const [left, bottom, right, top] = node.bbox as [number, number, number, number];
      const ids = node.children.flatMap((child) => ('id' in child ? [child.id] : []));
      figures.push({ ids, box: { left, bottom, right, top } });
    }
    for (const child of node.children) if ('children' in child) collect(child);
  };
  collect(await page.getStructTree());

  let id: string | undefined;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = items.flatMap((item) => {
    if ('type' in item) id = item.type === 'endMarkedContent' ? undefined : item.id;
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , , left = 0, bottom = 0] = item.transform as number[];
    return [{ words: item.str, id, box: { left, bottom, right: left + item.width, top: bottom + item.height } }];
  });
  return { figures, texts };
}

test('the PDF is in Spanish for a form in Spanish, without an English sentence', async () => {
  const { body, headers } = await post({ ...complete, language: 'es' })
    .responseType('blob')
    .expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="caso-de-exito-hoa.pdf"');

  const pdf = await getDocumentProxy(new Uint8Array(body as Buffer));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Language: 'es-US',
    Title: expect.stringContaining('100% menos robos en siete lugares'),
  });
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  for (const phrase of ['Datos de muestra', 'Cita de muestra', 'Siete lugares y lo que pasó ahí', 'LLÁMENOS'])
    expect(words).toContain(phrase);
  expect(words.match(/\b(the|and|of|with|for|site|manager|security|sample)\b/gi)).toBeNull();
});

test('returns the PDF to a form sent without JavaScript, and the form with its errors when a field is missing', async () => {
  const form = () => api.request.post('/api/download-case-study').type('form').set('Accept', 'text/html');

  await form().send(complete).responseType('blob').expect(200).expect('Content-Type', 'application/pdf');
  const { text } = await form()
    .send({ ...complete, company: '' })
    .expect(422)
    .expect('Content-Type', /^text\/html/);
  expect(text).toContain('Company name is required');
  expect(text).toContain('value="Ada"');
});
