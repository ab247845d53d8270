import { mock } from 'node:test';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const viewer = await createColleague(api, 'viewer');
afterEach(() => mock.timers.reset());

test.each([
  [
    'on the evening before Thanksgiving',
    '2026-11-25T23:30:00-06:00',
    '2026-11-27',
    'Friday, November 27',
    '2026-11-27T14:30:00.000Z',
  ],
  [
    'during business hours before Thanksgiving',
    '2026-11-25T10:00:00-06:00',
    '2026-11-27',
    'Friday, November 27',
    '2026-11-25T16:30:00.000Z',
  ],
  [
    'on Friday evening before Labor Day',
    '2026-09-04T19:00:00-05:00',
    '2026-09-08',
    'Tuesday, September 8',
    '2026-09-08T13:30:00.000Z',
  ],
  [
    'before New Year’s Day, which is observed on December 31',
    '2027-12-30T17:45:00-06:00',
    '2028-01-03',
    'Monday, January 3',
    '2028-01-03T14:15:00.000Z',
  ],
])('a request %s gets an answer afterwards', async (name, at, answerBy, day, responseDueAt) => {
  mock.timers.enable({ apis: ['Date'], now: new Date(at) });
  const form = { name, email: `${at.length}${Date.parse(at)}@example.com`, message: 'Two gates' };
  const { body } = await api.request.post('/api/contact').send(form).expect(201);
  expect(body.answerBy).toBe(answerBy);

  const { text } = await api.request
    .post('/api/contact')
    .set('Accept', 'text/html')
    .type('form')
    .send({ ...form, email: `page-${form.email}` })
    .expect(201);
  expect(text).toContain(`by the end of ${day}.`);

  mock.timers.reset();
  const { items } = (await viewer.post('leads/search', { q: form.email }).expect(200)).body;
  expect(items.map((lead: { responseDueAt: string }) => lead.responseDueAt)).toEqual([responseDueAt]);
});
