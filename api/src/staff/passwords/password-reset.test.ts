import { type ReceivedMail, startMailServer } from '../../testing/mail-server.ts';
import { cookiesOf, linkToken, manager, signIn, withManager } from '../../testing/staff.ts';
import { startApi } from '../../testing/test-api.ts';
import { until } from '../../testing/until.ts';

const mail = await startMailServer();
const api = await startApi({
  ...withManager,
  SMTP_URL: mail.url,
  SITE_URL: 'http://portal.example',
  TRUSTED_PROXY_HOPS: '1',
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});
beforeEach(async () => {
  // Wait for the mail of the previous test.
  await until(async () => {
    const under = await api.sql(`select 1 from pgboss.job where name = 'staff-mail' and state < 'completed'`);
    return under.length === 0;
  });
  mail.mails.length = 0;
  await api.sql('truncate rate_limit_counters, failed_attempts, sessions, password_links');
  await api.sql('delete from users where email <> $1', [manager.email]);
});

const requestReset = (email: string, from = '198.51.100.1') =>
  api.request.post('/api/password-reset').set('X-Forwarded-For', from).send({ email });
const confirm = (token: string, password: string) =>
  api.request.post('/api/password-reset/confirm').send({ token, password });
const check = (token: string) => api.request.post('/api/password-links').send({ token });
/** Without the notices of new devices. */
const mailsTo = (address: string) => mail.to(address).filter(({ subject }) => !subject?.startsWith('New sign-in'));
const mailTo = (address: string, which = 0): Promise<ReceivedMail> => until(() => mailsTo(address)[which]);
const tokenOf = ({ text = '' }: ReceivedMail) => linkToken(/http:\/\/\S+#token=\S+/.exec(text)?.[0] ?? 'http://none');
const linkFor = async (email = manager.email) => {
  const before = mailsTo(email).length;
  await requestReset(email).expect(204);
  return tokenOf(await mailTo(email, before));
};

async function invite(name = 'Grace') {
  const cookie = await signIn(api);
  const member = { email: 'grace@example.com', name, role: 'viewer' };
  const invited = await api.request.post('/api/admin/staff').set('Cookie', cookie).send(member).expect(201);
  return { invited, cookie };
}

/** Restores the manager's password after a test. */
async function restorePassword() {
  await api.sql('truncate rate_limit_counters, failed_attempts');
  await confirm(await linkFor(), manager.password).expect(204);
}

test('a reset link sets the password once and ends all sessions', async () => {
  const cookie = await signIn(api);
  const { text } = await requestReset(` ${manager.email.toUpperCase()}`).expect(204);
  expect(text).toBe('');
  const message = await mailTo(manager.email);
  expect(message.subject).toBe('A new password for the Lumenward lead desk');
  expect(message.html).toContain('href="http://portal.example/admin/password#token=');
  const token = tokenOf(message);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await check(token).expect(200)).body).toMatchObject({ purpose: 'reset', email: manager.email });
  await api.request.get('/api/session').set('Cookie', cookie).expect(200);

  const rejected = await confirm(token, 'password').expect(422);
  expect(rejected.text).toContain('This password is too common');
  const twice = await Promise.all([confirm(token, 'silent harbour one'), confirm(token, 'silent harbour two')]);
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 410]);
  const chosen = twice[0]?.status === 204 ? 'silent harbour one' : 'silent harbour two';

  await api.request.get('/api/session').set('Cookie', cookie).expect(401);
  await api.request.post('/api/session').send(manager).expect(401);
  await signIn(api, { ...manager, password: chosen });
  const notice = await mailTo(manager.email, 1);
  expect(notice.subject).toBe('Your password for the Lumenward lead desk was changed');
  expect(notice.text).toContain('http://portal.example/admin/forgot');
  await restorePassword();
});

test('a request by someone else voids no link, and a link expires after one hour', async () => {
  const first = await linkFor();
  const second = await linkFor();
  await check(first).expect(200);
  await check(second).expect(200);

  await api.sql(`update password_links set expires_at = now() - interval '1 second'`);
  const { text } = await check(second).expect(410);
  expect(text).toBe('This link has already been used or has expired. Please request a new one.');
  await confirm(second, 'silent harbour lights').expect(410);
  const [row] = await api.sql(`select 1 from password_links where expires_at > now() + interval '61 minutes'`);
  expect(row).toBeUndefined();
});

test.each(['x', 'x'.repeat(43), `${'x'.repeat(43)}\0`])('rejects the token %.5s', async (token) => {
  await check(token).expect(410);
  await confirm(token, 'silent harbour lights').expect(410);
});

test('the response is the same for an unknown address and a disabled account, and no mail is sent', async () => {
  await api.sql(`insert into users (email, name) values ('gone@example.com', 'Gone')`);
  await api.sql(`
    insert into staff_accounts (user_id, role, password_hash, disabled_at)
    select id, 'agent', 'x', now() from users where email = 'gone@example.com'`);

  const responses = [
    await requestReset('nobody@example.com'),
    await requestReset('gone@example.com'),
    await requestReset(manager.email),
  ];
  for (const { status, text, headers } of responses) {
    expect({ status, text, headers: Object.keys(headers) }).toEqual({
      status: 204,
      text: '',
      headers: Object.keys(responses[2]?.headers ?? {}),
    });
  }
  // Mail is sent in the order of the requests.
  await mailTo(manager.email);
  expect(mail.mails).toHaveLength(1);
});

test('sends the mail that the owner requests after requests of strangers', async () => {
  const browser = cookiesOf(
    await api.request.post('/api/session').send({ email: manager.email, password: manager.password }).expect(200),
  );
  for (let round = 0; round < 4; round += 1) await requestReset(manager.email, '198.51.100.1').expect(204);
  await until(async () => mailsTo(manager.email).length === 3);
  await requestReset(manager.email, '203.0.113.5').expect(204);
  await until(async () => mailsTo(manager.email).length === 4);
  // Strangers in many networks use up the limit of the address, but not that of a browser in which its owner has signed in.
  for (let round = 0; round < 9; round += 1) await requestReset(manager.email, `198.51.101.${round}`).expect(204);
  await until(async () => mailsTo(manager.email).length === 10);
  for (let round = 0; round < 4; round += 1)
    await requestReset(manager.email, '203.0.113.5').set('Cookie', browser).expect(204);
  await until(async () => mailsTo(manager.email).length === 13);
  await requestReset('another@example.com', '203.0.113.5').expect(204);
});

test('limits reset mail per address and per client without a different response', async () => {
  for (let round = 0; round < 12; round += 1) await requestReset(manager.email, `198.51.100.${round}`).expect(204);
  for (let round = 0; round < 21; round += 1)
    await requestReset(`nobody${round}@example.com`, '203.0.113.7').expect(204);
  const jobs = await api.sql(`select data->'about'->>'email' as email from pgboss.job where name = 'staff-mail'`);
  const emails = jobs.map(({ email }) => email);
  expect(emails.filter((email) => email === 'nobody19@example.com')).toHaveLength(1);
  expect(emails.filter((email) => email === 'nobody20@example.com')).toHaveLength(0);

  await until(async () => mail.mails.length === 10);
  await api.sql('truncate rate_limit_counters, failed_attempts');
  await requestReset(manager.email).expect(204);
  await mailTo(manager.email, 10);
  expect(mail.mails).toHaveLength(11);
});

test('stores and logs no tokens or addresses', async () => {
  const token = await linkFor();
  await check(token).expect(200);
  await confirm(token, 'football').expect(422);
  const jobs = JSON.stringify(await api.sql('select * from pgboss.job'));
  const links = JSON.stringify(await api.sql(`select *, encode(token_digest, 'escape') from password_links`));

  for (const place of [api.logged(), jobs, links]) expect(place).not.toContain(token);
  expect(api.logged()).not.toContain(manager.email);
});

test('sends invitations by mail, without returning the link', async () => {
  const { invited, cookie } = await invite('Grace <Hopper>');
  expect(Object.keys(invited.body.invitation)).toEqual(['purpose', 'expiresAt']);

  const message = await mailTo('grace@example.com');
  expect(message.subject).toBe('Your account for the Lumenward lead desk');
  expect(message.html).toContain('Grace &lt;Hopper&gt;');
  const token = tokenOf(message);
  expect((await check(token).expect(200)).body).toMatchObject({ purpose: 'invitation', name: 'Grace <Hopper>' });
  await confirm(token, 'silent harbour lights').expect(204);
  await signIn(api, { email: 'grace@example.com', password: 'silent harbour lights' });

  await api.request.post(`/api/admin/staff/${invited.body.id}/invitation`).set('Cookie', cookie).expect(201);
  const reset = await mailTo('grace@example.com', 1);
  expect(reset.subject).toBe('A new password for the Lumenward lead desk');
});

test('a reset that a stranger requests does not void an invitation, and a used link voids all others', async () => {
  await invite();
  const invitation = tokenOf(await mailTo('grace@example.com'));
  await requestReset('grace@example.com', '203.0.113.66').expect(204);
  const other = tokenOf(await mailTo('grace@example.com', 1));

  await confirm(invitation, 'silent harbour lights').expect(204);
  await confirm(other, 'silent harbour two').expect(410);
});

test('an invited user can request a new link', async () => {
  await invite();
  await mailTo('grace@example.com');
  await requestReset('grace@example.com').expect(204);
  await confirm(tokenOf(await mailTo('grace@example.com', 1)), 'silent harbour lights').expect(204);
  await signIn(api, { email: 'grace@example.com', password: 'silent harbour lights' });
});

test('changes no password whose mail cannot be queued', async () => {
  const cookie = await signIn(api);
  const token = await linkFor();
  await api.sql(
    `create function fail_letter() returns trigger language plpgsql as $$ begin raise 'slow' using errcode = 'query_canceled'; end $$`,
  );
  await api.sql(`create trigger fail_letter before insert on pgboss.job
    for each row when (new.name = 'staff-mail') execute function fail_letter()`);
  await api.request
    .post('/api/admin/account/password')
    .set('Cookie', cookie)
    .send({ current: manager.password, next: 'silent harbour lights' })
    .expect(503);
  await confirm(token, 'silent harbour lights').expect(503);
  await api.sql('drop trigger fail_letter on pgboss.job');

  await api.request.get('/api/session').set('Cookie', cookie).expect(200);
  await signIn(api);
  await check(token).expect(200);
});

test('returns 409 without a mail server', async () => {
  expect((await api.request.get('/api/password-reset').expect(200)).body).toEqual({ isPossible: true });
  const silent = await startApi(withManager);
  expect((await silent.request.get('/api/password-reset').expect(200)).body).toEqual({ isPossible: false });
  for (const email of [manager.email, 'nobody@example.com']) {
    const { text } = await silent.request.post('/api/password-reset').send({ email }).expect(409);
    expect(text).toBe('This portal does not send email. Please ask a manager for a link.');
  }
  await silent.stop();
});

test.each(['/api/password-reset', '/api/password-reset/confirm', '/api/password-links'])(
  '%s rejects cross-site requests',
  async (address) => {
    await api.request.post(address).set('Sec-Fetch-Site', 'cross-site').send({}).expect(403);
    await api.request.post(address).type('form').send({ email: manager.email }).expect(415);
  },
);
