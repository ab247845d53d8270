import { randomUUID } from 'node:crypto';
import { type Challenge, type Payload, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { plannedFor, startPlanningApi } from '../../testing/notification-api.ts';

const api = await startPlanningApi();
afterAll(() => api.stop());
beforeEach(() => api.sql(`truncate contact_submissions, case_study_requests, requests, leads cascade`));

const ada = { name: 'Ada Byron', email: 'ada@example.com' };
const links = 'Look https://a.example https://b.example https://c.example';
/** Scores 30 points for links and 40 for the fill time. */
const suspicious = { ...ada, message: links, visit: { msOnPage: 200 } };
const post = (body: object) => api.request.post('/api/contact').send({ submissionId: randomUUID(), ...body });
const scores = () =>
  api.sql<{ spam_score: number; spam_reasons: { name: string; sentence: string }[] }>(
    'select spam_score, spam_reasons from requests order by id',
  );
const names = async () => (await scores()).at(-1)?.spam_reasons.map(({ name }) => name);
const spamFlags = () => api.sql('select is_spam from leads order by id');
const notified = () => plannedFor(api);

async function solve(challenge: Challenge): Promise<Payload> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('There was no solution.');
  return { challenge, solution };
}
const sendProof = (submissionId: string, proof: object) =>
  api.request.post('/api/contact/proof').send({ submissionId, proof });

describe('the spam score', () => {
  test.each([
    ['a filled honeypot field', { website: 'https://spam.example' }, ['honeypot']],
    ['a form filled in too fast', { visit: { msOnPage: 20 } }, ['too-fast']],
    ['many links', { message: links }, ['links']],
    ['words of bulk mail', { message: 'Cheap Viagra' }, ['words']],
    ['forum markup', { message: 'Buy [url=https://a.example]here[/url]' }, ['markup']],
    ['a link as name', { name: 'www.spam.example' }, ['link-as-name']],
    ['a link as company', { company: 'https://acme-site.example' }, ['link-as-company']],
    ['a domain as company', { company: 'www.acme-site.com' }, []],
    ['an ordinary message', { message: 'See www.example.com, please.', visit: { msOnPage: 9_000 } }, []],
    ['no fill time, as without JavaScript', { visit: {} }, []],
    ['an invalid visit', { visit: { msOnPage: 'long', page: 7, release: null }, website: 7 }, []],
  ])('%s', async (_, sent, expected) => {
    await post({ ...ada, ...sent }).expect(201);
    expect(await names()).toEqual(expected);
    for (const { sentence } of (await scores())[0]?.spam_reasons ?? []) expect(sentence).toMatch(/\.$/);
  });

  test.each([
    ['a link as name', { name: 'https://www.acme-site.com' }],
    ['a link as company', { company: 'https://www.acme-site.com' }],
    ['a link as company that a browser fills in at once', { company: 'https://acme.example', visit: { msOnPage: 20 } }],
    ['twelve links', { message: 'https://cameras.example '.repeat(12) }],
    ['a word of bulk mail', { message: 'We need cameras in our casino.' }],
    ['markup', { message: 'Our page has <a href="https://acme.example">a plan</a>.' }],
    ['a form filled in too fast', { visit: { msOnPage: 0 } }],
    ['a long name', { name: "Dr. John O'Neil-Smith III", company: 'www.acme-site.com', message: 'www.acme-site.com' }],
  ])('holds nobody back for %s alone', async (_, sent) => {
    await post({ ...ada, ...sent }).expect(201);
    expect(await spamFlags()).toEqual([{ is_spam: false }]);
    expect(await notified()).toHaveLength(1);
  });

  test('counts the same long text from other addresses', async () => {
    const message = 'We offer the very best prices for search engine optimisation, call today.';
    for (const who of ['a', 'b', 'c', 'd', 'e'])
      await post({ name: who, email: `${who}@example.com`, message }).expect(201);
    expect((await scores()).map(({ spam_score }) => spam_score)).toEqual([0, 0, 30, 45, 60]);
    expect(await names()).toEqual(['same-text']);
    expect((await spamFlags()).map(({ is_spam }) => is_spam)).toEqual([false, false, false, false, true]);

    for (const who of ['f', 'g', 'h', 'i', 'j', 'k'])
      await post({ name: who, email: `${who}@example.com`, message: 'Please call.' });
    expect(await names()).toEqual([]);
  });

  test('does not count text repeated by one person', async () => {
    const message = 'The camera at the north gate is dark again, please have a look at it today.';
    for (let sent = 0; sent < 4; sent += 1) await post({ ...ada, message }).expect(201);
    expect(await names()).toEqual([]);
  });
});

describe('a submission with a high spam score', () => {
  test('is stored, gets a receipt, is held as spam and sends no notifications', async () => {
    const { body } = await post({ ...ada, website: 'x' }).expect(201);
    expect(body).toMatchObject({ id: expect.any(Number), reference: expect.any(String) });
    expect(await spamFlags()).toEqual([{ is_spam: true }]);
    expect(await notified()).toEqual([]);
  });

  test('is held whatever it claims, and touches no other record', async () => {
    const bob = { name: 'Bob Known', email: 'bob@example.com', phone: '512 555 7702', company: 'Known Ltd' };
    await post(bob).expect(201);
    const state = () =>
      Promise.all([api.sql('select * from leads where not is_spam'), api.sql('select * from lead_words'), notified()]);
    const before = await state();
    const spam = { name: 'Spam Zzbot', website: 'x', message: 'Cheap zzpills' };
    await post({ ...spam, email: 'spam@bot.example', phone: bob.phone }).expect(201);
    await post({ ...spam, email: bob.email, phone: '512 555 9999' }).expect(201);
    await post({ ...spam, email: bob.email, phone: bob.phone }).expect(201);

    expect(await state()).toEqual(before);
    expect(await spamFlags()).toEqual([false, true, true, true].map((is_spam) => ({ is_spam })));
  });

  test('without JavaScript gets its page and no challenge', async () => {
    const { text } = await api.request
      .post('/api/contact')
      .type('form')
      .set('Accept', 'text/html')
      .send({ ...ada, website: 'x', release: 'v1' })
      .expect(201);
    expect(text).toContain('Your reference is');
    expect(await api.sql('select 1 from proof_challenges')).toEqual([]);
    expect(await api.sql('select release from requests')).toEqual([{ release: 'v1' }]);
  });

  test('the form page keeps the value of a filled honeypot field', async () => {
    const { text } = await api.request
      .post('/api/contact')
      .type('form')
      .set('Accept', 'text/html')
      .send({ ...ada, email: 'ada', website: 'x' })
      .expect(422);
    expect(text).toContain('<input class="honeypot" name="website" value="x" inert aria-hidden="true"');
  });
});

describe('proof of work', () => {
  test('is required for a suspicious form only; its solution releases the lead and queues notifications', async () => {
    expect((await post({ ...ada, email: 'b@example.com' }).expect(201)).body).not.toHaveProperty('challenge');

    const submissionId = randomUUID();
    const { body } = await post({ ...suspicious, submissionId }).expect(201);
    expect(await spamFlags()).toEqual([{ is_spam: false }, { is_spam: true }]);
    await sendProof(submissionId, await solve(body.challenge)).expect(204);

    expect(await spamFlags()).toEqual([{ is_spam: false }, { is_spam: false }]);
    expect(await scores()).toMatchObject([{ spam_score: 0 }, { spam_score: 20 }]);
    expect(await names()).toEqual(['too-fast', 'links', 'proof-of-work']);
    expect(await notified()).toHaveLength(2);
    expect((await api.sql('select kind, actor_id from lead_events order by id')).at(-1)).toEqual({
      kind: 'released',
      actor_id: null,
    });
  });

  test('counts once, also for concurrent requests', async () => {
    const submissionId = randomUUID();
    const { body } = await post({ ...suspicious, submissionId }).expect(201);
    const proof = await solve(body.challenge);
    const responses = await Promise.all([sendProof(submissionId, proof), sendProof(submissionId, proof)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([204, 410]);
    await sendProof(submissionId, proof).expect(410);
    expect(await scores()).toMatchObject([{ spam_score: 20 }]);
    expect((await post({ ...suspicious, submissionId }).expect(201)).body).not.toHaveProperty('challenge');
  });

  test('does not release a submission with a filled honeypot field', async () => {
    const submissionId = randomUUID();
    const { body } = await post({ ...ada, website: 'x', submissionId }).expect(201);
    await sendProof(submissionId, await solve(body.challenge)).expect(204);
    expect(await spamFlags()).toEqual([{ is_spam: true }]);
    expect(await notified()).toEqual([]);
  });

  test('must be correct, for this form, and not expired', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const { body } = await post({ ...suspicious, submissionId: mine }).expect(201);
    const { body: other } = await post({ ...suspicious, email: 'b@example.com', submissionId: theirs }).expect(201);
    const proof = await solve(body.challenge);

    await sendProof(theirs, proof).expect(422);
    await sendProof(mine, { ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } }).expect(422);
    await sendProof(mine, {
      challenge: { ...body.challenge, parameters: { ...body.challenge.parameters, cost: 1 } },
      solution: proof.solution,
    }).expect(422);
    await sendProof(mine, { challenge: other.challenge, solution: proof.solution }).expect(422);
    for (const nonsense of [{}, { challenge: null }, { challenge: {}, solution: [] }])
      await sendProof(mine, nonsense).expect(422);
    await sendProof(randomUUID(), proof).expect(410);
    await api.request.post('/api/contact/proof').send({ submissionId: 'x', proof: 'y' }).expect(422);
    expect(await spamFlags()).toEqual([{ is_spam: true }, { is_spam: true }]);

    await api.sql(`update proof_challenges set expires_at = now() - interval '1 second'`);
    await sendProof(mine, proof).expect(410);
  });

  test('a repeated form gets a new challenge', async () => {
    const submissionId = randomUUID();
    await post({ ...suspicious, submissionId }).expect(201);
    const { body } = await post({ ...suspicious, submissionId }).expect(201);
    await sendProof(submissionId, await solve(body.challenge)).expect(204);
    expect(await spamFlags()).toEqual([{ is_spam: false }]);
  });
});
