import { randomUUID } from 'node:crypto';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
beforeEach(() => api.sql('truncate contact_submissions, case_study_requests, requests, leads cascade'));

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const post = (body: object) => api.request.post('/api/contact').send({ ...ada, submissionId: randomUUID(), ...body });
const stored = async () =>
  (
    await api.sql(
      'select page, landing, city, coalesce(service, page_service) as service, referrer_host, utm, release from requests',
    )
  )[0];
const nothing = {
  page: null,
  landing: null,
  city: null,
  service: null,
  referrer_host: null,
  utm: {},
  release: null,
};

test('stores the attribution of a visit', async () => {
  await post({
    visit: {
      page: '/austin-cabling',
      landing: '/austin?utm_source=news&utm_medium=mail&utm_campaign=fall&utm_term=a&utm_content=b&utm_id=9&gclid=8',
      referrer: 'search.example',
      release: '0.1.0-abcdef',
      msOnPage: 9000,
    },
  }).expect(201);

  expect(await stored()).toEqual({
    page: '/austin-cabling',
    landing: '/austin',
    city: 'austin',
    service: 'structured-cabling',
    referrer_host: 'search.example',
    utm: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'fall', utm_term: 'a', utm_content: 'b' },
    release: '0.1.0-abcdef',
  });
  expect(await api.sql('select page, city, service from leads')).toEqual([
    { page: '/austin-cabling', city: 'austin', service: 'structured-cabling' },
  ]);
});

test('the chosen service takes precedence over the page, and the stored form stays unchanged', async () => {
  await post({ service: 'it-security', visit: { page: '/services/video-surveillance' } }).expect(201);
  expect(await stored()).toMatchObject({ service: 'it-security' });

  await post({ visit: { page: '/services/video-surveillance' }, email: 'b@example.com' }).expect(201);
  expect(await api.sql('select service from contact_submissions order by id')).toEqual([
    { service: 'it-security' },
    { service: null },
  ]);
});

test('takes the city from the landing page if the last page has none', async () => {
  await post({ visit: { page: '/about', landing: '/san-antonio' } }).expect(201);
  expect(await stored()).toMatchObject({ page: '/about', landing: '/san-antonio', city: 'san-antonio' });
});

test.each([
  ['nothing', undefined],
  ['a text', 'hello'],
  ['other types', { page: 7, landing: ['/'], referrer: {}, release: true }],
  [
    'other sites',
    { page: 'https://evil.example/', landing: '//evil.example', referrer: 'https://user:pass@host/path' },
  ],
])('ignores %s as visit', async (what, visit) => {
  await post({ visit }).expect(201);
  expect(await stored()).toEqual(what === 'other sites' ? { ...nothing, landing: '/', page: '/' } : nothing);
});

test('truncates values and removes characters that PostgreSQL cannot store', async () => {
  await post({
    visit: { page: `/${'a'.repeat(900)}`, landing: `/?utm_source=${'b'.repeat(900)}%00c`, release: 'r\0\ud800' },
  }).expect(201);
  const row = await stored();
  expect(row?.page).toHaveLength(200);
  expect(row?.utm.utm_source).toHaveLength(200);
  expect(row?.release).toBe('r');
});

test('reads the Referer header of a form sent without JavaScript', async () => {
  const form = () => api.request.post('/api/contact').type('form').set('Accept', 'text/html');
  await form()
    .set('Referer', 'https://www.example.com/austin?utm_source=ad')
    .send({ ...ada, release: '0.1.0-abcdef' })
    .expect(201);
  expect(await stored()).toMatchObject({
    page: '/austin',
    city: 'austin',
    utm: { utm_source: 'ad' },
    release: '0.1.0-abcdef',
  });
});

test("ignores the Referer of the API's own form page", async () => {
  await api.request
    .post('/api/contact')
    .type('form')
    .set('Accept', 'text/html')
    .set('Referer', 'https://www.example.com/api/contact')
    .send(ada)
    .expect(201);
  expect(await stored()).toEqual(nothing);
});

test('the page of the case-study form keeps where the visitor came from, also when it is rejected', async () => {
  const address = '/api/download-case-study';
  const reader = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', company: 'Analytical Homes' };
  const landingIn = (page: string) => /name="landing" value="([^"]*)"/.exec(page)?.[1];
  const post = (form: object) =>
    api.request
      .post(address)
      .type('form')
      .set({ Accept: 'text/html', Referer: `https://www.example.com${address}` })
      .send(form);

  const { text: empty } = await api.request
    .get(address)
    .set('Referer', 'https://www.example.com/?utm_source=ad')
    .expect(200)
    .expect('Content-Type', /^text\/html/);
  expect(empty).not.toContain('role="alert"');
  expect(landingIn(empty)).toBe('/?utm_source=ad');

  const { text: rejected } = await post({ ...reader, company: '', landing: landingIn(empty) }).expect(422);
  await post({ ...reader, landing: landingIn(rejected) }).expect(200);
  expect(await stored()).toMatchObject({ page: '/', landing: '/', utm: { utm_source: 'ad' } });
});
