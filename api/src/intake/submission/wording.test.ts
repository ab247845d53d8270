import { formWordings } from '@portal/contracts/form-wording';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
beforeEach(() => api.sql('truncate leads, contact_submissions, case_study_requests cascade'));

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const stored = async () => (await api.sql('select wording_version as version, wording as text from requests'))[0];

test('stores what the form said with the request', async () => {
  await api.request
    .post('/api/contact')
    .send({ ...ada, wording: 'contact-2' })
    .expect(201);
  expect(await stored()).toEqual({
    version: 'contact-2',
    text: expect.stringMatching(/^Get Started Today\n.*\nREQUEST CONSULTATION$/s),
  });
});

test.each([undefined, 'contact-0', 'toString', 7, null, { version: 'contact-2' }])(
  'stores no wording for a form that names the version %j',
  async (wording) => {
    await api.request
      .post('/api/contact')
      .send({ ...ada, wording })
      .expect(201);
    expect(await stored()).toEqual({ version: null, text: null });
  },
);

/** The visible text of the form in a page of the API, one line per heading, note, label and button. */
function textOf(page: string): string[] {
  const texts = [...page.matchAll(/<(h1|label|button|p(?= class="note"))[^>]*>(.*?)<\/\1>/g)].map(
    ([, , text = '']) => text,
  );
  return texts.map((text) => text.replace(/<span.*?<\/span>|<[^>]*>/g, '').trim());
}

test.each([
  ['/api/contact', { email: 'ada' }, ada, 201],
  [
    '/api/download-case-study',
    { firstName: '' },
    { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' },
    200,
  ],
])(
  'stores the wording of the page that the API shows for an invalid form: %s',
  async (path, invalid, valid, status) => {
    const send = (form: object) => api.request.post(path).type('form').set('Accept', 'text/html').send(form);
    // The form of the website had another wording.
    const { text } = await send({ ...valid, ...invalid, wording: 'case-study-dialog-2' }).expect(422);
    const version = /name="wording" value="([^"]+)"/.exec(text)?.[1];
    await send({ ...valid, wording: version }).expect(status);
    const wording = await stored();
    expect(wording).toEqual({ version, text: textOf(text).join('\n') });
    expect(Object.keys(formWordings)).toContain(version);
  },
);
