import { mock } from 'node:test';
import { createColleague } from '../../testing/staff.ts';
import { useApi } from '../../testing/test-api.ts';

const api = await useApi();
const viewer = await createColleague(api, 'viewer');

test('a request on the evening before Thanksgiving gets an answer on the day after it', async () => {
  mock.timers.enable({ apis: ['Date'], now: new Date('2026-11-25T23:30:00-06:00') });
  const form = { name: 'Ada Byron', email: 'ada@example.com', message: 'Two gates' };
  const { body } = await api.request.post('/api/contact').send(form).expect(201);
  const { text } = await api.request
    .post('/api/contact')
    .set('Accept', 'text/html')
    .type('form')
    .send({ ...form, email: 'page@example.com' })
    .expect(201);
  mock.timers.reset();
  expect(body.answerBy).toBe('2026-11-27');
  expect(text).toContain('by the end of Friday, November 27.');
  const { items } = (await viewer.post('leads/search', { q: form.email }).expect(200)).body;
  expect(items).toMatchObject([{ responseDueAt: '2026-11-27T14:30:00.000Z' }]);
});
