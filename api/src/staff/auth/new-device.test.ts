import { TOTP } from 'otpauth';
import { startMailServer } from '../../testing/mail-server.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { type Colleague, cookiesOf, createColleague, linkToken, withManager } from '../../testing/staff.ts';
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const signIn = ({ email, password }: { email: string; password: string }, cookie = '', userAgent = firefox) =>
  api.request
    .post('/api/session')
    .set('X-Forwarded-For', '198.51.100.7')
    .set('User-Agent', userAgent)
    .set('Cookie', cookie)
    .send({ email, password })
    .expect(200);
/** Resolves to the subjects of all mails to a colleague, once every queued mail is sent. */
async function subjectsTo({ email }: { email: string }): Promise<string[]> {
  await until(async () => {
    const waiting = await api.sql(`select 1 from pgboss.job where name = 'staff-mail' and state < 'completed'`);
    return waiting.length === 0;
  });
  return mail.to(email).map(({ subject }) => subject ?? '');
}
const newSignIn = 'New sign-in to the Lumenward lead desk';
const signedIn = ({ id }: Colleague) =>
  api.sql(`select data from audit_events where actor_id = $1 and kind = 'signed-in' order by id desc limit 1`, [id]);

test('a sign-in in a new browser is reported by mail, with time, browser and address, and in the audit log', async () => {
  const ada = await createColleague(api, 'agent');
  const response = await signIn(ada);
  expect(await subjectsTo(ada)).toEqual([newSignIn]);

  const [message] = mail.to(ada.email);
  expect(message?.text).toMatch(/Firefox on Linux/);
  expect(message?.text).toContain('198.51.100.7');
  expect(message?.text).toMatch(/\w+day, \w+ \d+, 20\d\d at \d+:\d\d [AP]M C[SD]T/);
  expect(message?.text).toContain('http://portal.example/admin/account#sessions');
  const cookies = cookiesOf(response);
  for (const token of cookies.match(/[\w-]{43}/g) ?? []) expect(message?.raw).not.toContain(token);
  expect(await signedIn(ada)).toEqual([{ data: { browser: 'Firefox on Linux', isNewDevice: true } }]);
});

test('a browser that was used before is not reported, whatever its network', async () => {
  const ada = await createColleague(api, 'agent');
  const device = cookiesOf(await signIn(ada, ada.cookie));
  await signIn(ada, device.replace(/portal_session=[^;]*/, ''));
  expect(await subjectsTo(ada)).toEqual([]);
  expect(await signedIn(ada)).toEqual([{ data: { browser: 'Firefox on Linux' } }]);
});

test('the first sign-in after an invitation is not reported, the second in another browser is', async () => {
  const boss = await createColleague(api, 'manager');
  const email = 'invited@staff.example.com';
  const password = 'quiet river stone';
  await boss.post('staff', { email, name: 'Ada', role: 'agent' }).expect(201);
  await subjectsTo({ email });
  const token = linkToken(/http:\/\/\S+#token=\S+/.exec(mail.to(email)[0]?.text ?? '')?.[0] ?? 'http://none');
  await api.request.post('/api/password-reset/confirm').send({ token, password }).expect(204);

  await signIn({ email, password });
  expect(await subjectsTo({ email })).toEqual(['Your account for the Lumenward lead desk']);
  await signIn({ email, password });
  expect(await subjectsTo({ email })).toEqual(['Your account for the Lumenward lead desk', newSignIn]);
});

test('the browser that changes the password is not a new one', async () => {
  const ada = await createColleague(api, 'agent');
  const next = 'silent harbour lights';
  await ada.post('account/password', { current: ada.password, next }).expect(204);
  expect(await subjectsTo(ada)).toEqual(['Your password for the Lumenward lead desk was changed']);
});

test.each(['https://evil.example/click', 'Please call evil.example/1.0 now/2', '<b>you</b>/1', 'x'.repeat(2000)])(
  'the mail contains nothing of the User-Agent %s',
  async (userAgent) => {
    const ada = await createColleague(api, 'agent');
    await signIn(ada, '', userAgent);
    await subjectsTo(ada);
    expect(mail.to(ada.email)[0]?.text).toContain('Unknown browser');
    expect(mail.to(ada.email)[0]?.raw).not.toMatch(/evil|you<|xxxx/);
  },
);

test('a mail that fails at first is sent later', async () => {
  const ada = await createColleague(api, 'agent');
  let failures = 0;
  mail.beforeAccept = () => {
    failures += 1;
    if (failures === 1) throw Object.assign(new Error('busy'), { responseCode: 451 });
  };
  await signIn(ada);
  // The job is active until the failure is stored.
  await until(async () => {
    const retried = await api.sql(
      `update pgboss.job set start_after = now() where name = 'staff-mail' and state = 'retry' returning id`,
    );
    return retried.length > 0;
  });
  expect(await subjectsTo(ada)).toEqual([newSignIn]);
  mail.beforeAccept = () => undefined;
});

test('a change of the second factors is reported by mail', async () => {
  const boss = await createColleague(api, 'manager');
  const ada = await createColleague(api, 'agent');
  const { body } = await ada.post('account/second-factor/totp').expect(201);
  await ada
    .post('account/second-factor/totp/confirm', { code: new TOTP({ secret: body.secret }).generate() })
    .expect(200);
  await ada.delete('account/second-factor/totp').expect(204);
  const passkey = await addPasskey(ada);
  await ada.delete(`account/passkeys/${passkey.id}`).expect(204);
  await boss.delete(`staff/${ada.id}/second-factor`).expect(204);
  expect((await subjectsTo(ada)).sort()).toEqual(
    [
      'A passkey was added for the Lumenward lead desk',
      'A passkey was removed for the Lumenward lead desk',
      'An authenticator app was set up for the Lumenward lead desk',
      'The authenticator app was removed for the Lumenward lead desk',
      'Two-step verification was turned off for the Lumenward lead desk',
    ].sort(),
  );
});

test('a sign-in with a passkey in a new browser is reported', async () => {
  const ada = await createColleague(api, 'agent');
  const { authenticator } = await addPasskey(ada);
  const begun = await api.request.post('/api/session/passkey/options').expect(200);
  await api.request
    .post('/api/session/passkey')
    .set('Cookie', cookiesOf(begun))
    .set('User-Agent', firefox)
    .send(authenticator.get(begun.body.options))
    .expect(200);
  expect(await subjectsTo(ada)).toContain(newSignIn);
  expect(await signedIn(ada)).toEqual([
    { data: { browser: 'Firefox on Linux', isNewDevice: true, passkey: expect.any(String) } },
  ]);
});

async function addPasskey(who: Colleague) {
  const authenticator = new SoftwareAuthenticator('http://portal.example');
  const begun = await who.post('account/passkeys/options').expect(200);
  const { body } = await api.request
    .post('/api/admin/account/passkeys')
    .set('Cookie', `${who.cookie}; ${cookiesOf(begun)}`)
    .send(authenticator.create(begun.body.options))
    .expect(201);
  return { authenticator, id: body.id as number };
}
