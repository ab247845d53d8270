import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { acceptedCaseStudyRequests, refusedCaseStudyFields } from '@portal/contracts/case-study-request.cases';
import { successStory } from '@portal/contracts/success-story.content';
import { extractText, getDocumentProxy } from 'unpdf';
import { run } from '../testing/programs.ts';
import { startApi, type TestApi } from '../testing/test-api.ts';
import { madeDocument } from './pdf/made-document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ COMPANY_NAME: 'Test & Sons', COMPANY_PHONE: '210-555-0177' });
});
afterAll(() => api.stop());
beforeEach(() => api.sql('truncate case_study_requests cascade'));

const complete = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' };
const post = (body: object) => api.request.post('/api/download-case-study').send(body);
const stored = () =>
  api.sql('select first_name, last_name, email, company, phone from case_study_requests order by id');
const download = async () => {
  const { body } = await post(complete).responseType('blob').expect(200);
  return new Uint8Array(body as Buffer);
};

test.each(acceptedCaseStudyRequests.map((request) => [request]))(
  '%j is stored and gets the document',
  async (request) => {
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
  },
);

test.each(refusedCaseStudyFields)('%s %j is refused: %s', async (field, value, message) => {
  const { text } = await post({ ...complete, [field]: value }).expect(422);

  expect(text).toBe(`${message}.`);
  expect(await stored()).toEqual([]);
});

test('a download that is tried again with the same form is one request', async () => {
  const request = { ...complete, submissionId: randomUUID() };
  await Promise.all([1, 2, 3].map(() => post(request).responseType('blob').expect(200)));
  await post({ ...request, phone: '512 555 0199' })
    .responseType('blob')
    .expect(200);

  expect(await stored()).toMatchObject([{ phone: null }, { phone: '512 555 0199' }]);
});

test('the document is saved under its fixed name and comes whole', async () => {
  const { headers, body } = await post(complete).responseType('blob').expect(200);

  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe('attachment; filename="hoa-success-story.pdf"');
  expect(Number(headers['content-length'])).toBe((body as Buffer).length);
  expect((body as Buffer).length).toBeLessThan(500_000);
});

test('the document tells the whole story, signed by this company', async () => {
  const pdf = await getDocumentProxy(await download());
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');

  expect(pdf.numPages).toBeGreaterThan(3);
  for (const { label } of successStory.results) expect(words).toContain(label);
  for (const { name } of successStory.installed) expect(words).toContain(name);
  expect(words).toContain('Test & Sons');
  expect(words).toContain('210-555-0177');
});

test('the document can be read aloud: language, title, headings, lists, a table and described figures', async () => {
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
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Link']));
  expect(descriptions).toHaveLength(3);
  for (const alt of descriptions) expect(String(alt).length).toBeGreaterThan(40);
});

test('a form sent without JavaScript gets the document, or itself back with what is missing', async () => {
  const form = () => api.request.post('/api/download-case-study').type('form').set('Accept', 'text/html');

  await form().send(complete).responseType('blob').expect(200).expect('Content-Type', 'application/pdf');
  const { text } = await form()
    .send({ ...complete, company: '' })
    .expect(422)
    .expect('Content-Type', /^text\/html/);
  expect(text).toContain('Company name is required');
  expect(text).toContain('value="Ada"');
});

test('without a company of its own the portal hands out the document that the build made', async () => {
  expect(await run('case-study/pdf/made-document', {})).toEqual({ code: 0, output: '' });
  const made = await readFile(madeDocument);
  const ordinary = await startApi();
  const { body } = await ordinary.request
    .post('/api/download-case-study')
    .send(complete)
    .responseType('blob')
    .expect(200);

  expect((body as Buffer).equals(made)).toBe(true);
  expect(Buffer.from(await download()).equals(made)).toBe(false);
  await ordinary.stop();
  await rm(madeDocument);
});
