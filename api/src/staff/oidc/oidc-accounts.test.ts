import { makeLead } from '../../testing/lead-fixtures.ts';
import { Browser, startOidcDesk } from '../../testing/oidc-desk.ts';
import { type Colleague, createColleague, manager, signIn, withManager } from '../../testing/staff.ts';
import { createDatabase } from '../../testing/test-api.ts';

const { provider, settings, mapping, api, startAnother, newUser, signInAs, events, reset, stop } =
  await startOidcDesk();
/** With neither groups nor linking. */
const strict = await startAnother({ ...settings, OIDC_ONLY: '1', DATABASE_URL: await createDatabase() });
beforeEach(reset);
afterAll(stop);

describe('known accounts', () => {
  const userOf = ({ email }: Colleague, groups: string[]) => newUser(groups, { email });

  test('are linked at the first sign-in with their verified email', async () => {
    const ada = await createColleague(api, 'agent');
    const user = userOf(ada, ['Sales']);
    const { browser } = await signInAs({ ...user, email: ada.email.toUpperCase() });
    expect((await browser.session())?.id).toBe(ada.id);
    expect((await events(ada, 2)).map(([kind]) => kind)).toEqual(['signed-in', 'identity-linked']);
  });

  test('are not linked without a verified email, nor to a second user of the provider', async () => {
    const ada = await createColleague(api, 'agent');
    expect((await signInAs({ ...userOf(ada, ['Sales']), email_verified: false })).page).toBe(
      '/admin/sign-in?outcome=no-access#/admin/leads',
    );
    await signInAs(userOf(ada, ['Sales']));
    expect((await signInAs(userOf(ada, ['Sales']))).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await api.sql('select 1 from staff_identities where user_id = $1', [ada.id])).toHaveLength(1);
  });

  test('are not linked without a group that has a role, and keep their sessions', async () => {
    const ada = await createColleague(api, 'agent');
    expect((await signInAs(userOf(ada, ['Cooks']))).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await api.sql('select 1 from staff_identities where user_id = $1', [ada.id])).toEqual([]);
    await ada.get('summary').expect(200);
  });

  test('are not linked unless the settings allow it', async () => {
    const ada = await createColleague(strict, 'agent');
    provider.user = userOf(ada, ['Sales']);
    expect(await new Browser(strict).signIn()).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect(await strict.sql('select 1 from staff_identities')).toEqual([]);
  });

  test('get the role of their groups at the next sign-in, which ends their other sessions', async () => {
    const user = newUser(['Everyone']);
    const first = await signInAs(user);
    const { id = 0 } = (await first.browser.session()) ?? {};
    const second = await signInAs({ ...user, groups: ['Portal Admins', 'Everyone'] });
    expect((await second.browser.session())?.role).toBe('manager');
    expect(await first.browser.session()).toBeNull();
    expect(await events({ id }, 3)).toContainEqual([
      'role-changed',
      { from: 'viewer', to: 'manager' },
      'identity provider',
    ]);
  });

  test('lose access and their sessions when no group is left', async () => {
    const user = newUser(['Support']);
    const before = await signInAs(user);
    const { id = 0 } = (await before.browser.session()) ?? {};
    const { browser, page } = await signInAs({ ...user, groups: [] });
    expect(page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect([await browser.session(), await before.browser.session()]).toEqual([null, null]);
    expect((await events({ id }, 2)).map(([kind]) => kind)).toEqual(['sign-in-failed', 'sessions-ended']);
  });

  test.each([
    ['when their role falls to viewer', ['Everyone']],
    ['when no group is left', []],
  ])('hand their open leads over to nobody %s', async (_, groups) => {
    const user = newUser(['Sales']);
    const { id = 0 } = (await (await signInAs(user)).browser.session()) ?? {};
    const open = await makeLead(api, { ownerId: id });
    const won = await makeLead(api, { ownerId: id, status: 'won' });
    await signInAs({ ...user, groups });
    expect(await api.sql('select id, owner_id from leads where id = any($1) order by id', [[open, won]])).toEqual([
      { id: open, owner_id: null },
      { id: won, owner_id: id },
    ]);
    expect(await events({ id }, 5)).toContainEqual(['leads-handed-over', { leads: 1, to: null }, 'identity provider']);
    expect(
      await api.sql(`select kind, actor_id from lead_events where lead_id = $1 order by id desc limit 1`, [open]),
    ).toEqual([{ kind: 'assigned', actor_id: null }]);
  });

  test('are rejected while they are disabled', async () => {
    const user = newUser(['Sales']);
    const { id = 0 } = (await (await signInAs(user)).browser.session()) ?? {};
    const boss = await createColleague(api, 'manager');
    await api.request.patch(`/api/admin/staff/${id}`).set('Cookie', boss.cookie).send({ isDisabled: true }).expect(200);
    expect((await signInAs(user)).page).toBe('/admin/sign-in?outcome=no-access#/admin/leads');
    expect((await events({ id }, 1))[0]).toEqual([
      'sign-in-failed',
      { reason: 'disabled account', method: 'identity provider' },
      'visitor',
    ]);
  });

  test('the last manager stays one, whatever the groups', async () => {
    const own = await startAnother({ ...settings, ...mapping, OIDC_LINK_BY_EMAIL: '1' });
    provider.user = newUser(['Sales'], { email: manager.email });
    const browser = new Browser(own);
    await browser.signIn();
    expect((await browser.session())?.role).toBe('manager');
    provider.user = { ...provider.user, groups: [] };
    const again = new Browser(own);
    expect(await again.signIn()).toBe('/admin/leads');
    expect((await again.session())?.role).toBe('manager');
    // A manager without a password counts too.
    await own.sql('update staff_accounts set password_hash = null');
    const next = new Browser(own);
    await next.signIn();
    expect((await next.session())?.role).toBe('manager');
  });

  test('a manager who needs the provider does not count as the last one without it', async () => {
    const own = await startAnother({ ...withManager, DATABASE_URL: await createDatabase() });
    const ada = await createColleague(own, 'manager');
    await own.sql(`insert into staff_identities (issuer, subject, user_id) values ('https://former', 'ada', $1)`, [
      ada.id,
    ]);
    await own.sql('update staff_accounts set password_hash = null where user_id = $1', [ada.id]);
    const [first] = await own.sql<{ id: number }>('select id from users where email = $1', [manager.email]);
    const disable = () =>
      own.request.patch(`/api/admin/staff/${first?.id}`).set('Cookie', ada.cookie).send({ isDisabled: true });
    expect((await disable().expect(409)).body.detail).toMatch(/^This is the last manager who can sign in/);
  });

  test('with OIDC_ONLY, a linked account has no password any more', async () => {
    const ada = await createColleague(strict, 'agent');
    provider.user = newUser();
    await strict.sql('insert into staff_identities (issuer, subject, user_id) values ($1, $2, $3)', [
      provider.issuer,
      provider.user.sub,
      ada.id,
    ]);
    const { text } = await strict.request.post('/api/session').send(ada).expect(401);
    expect(text).toBe('Email or password is wrong.');
    const browser = new Browser(strict);
    await browser.signIn();
    expect(await browser.session()).toMatchObject({ id: ada.id, hasPassword: false, identityProvider: 'Acme ID' });
    await ada.get('summary').expect(200);
    expect((await browser.post('admin/account/sessions/end', {})).status).toBe(204);
    await ada.get('summary').expect(401);
    await strict.request.post('/api/session').send(manager).expect(200);
    const link = await strict.request.post(`/api/admin/staff/${ada.id}/invitation`).set('Cookie', await signIn(strict));
    expect([link.status, link.body.detail]).toEqual([
      409,
      'This account has no password: agent signs in with Acme ID.',
    ]);
  });
});

describe('an account without a password', () => {
  test('ends its other sessions with a recent sign-in', async () => {
    const user = newUser(['Sales']);
    const other = await signInAs(user);
    const { browser } = await signInAs(user);
    const { id } = (await browser.session()) ?? {};
    expect(await browser.session()).toMatchObject({ hasPassword: false });
    await api.sql(`update sessions set authenticated_at = now() - interval '20 minutes' where user_id = $1`, [id]);
    const rejected = await browser.post('admin/account/sessions/end', {});
    expect(rejected.status).toBe(403);
    expect(rejected.headers.get('www-authenticate')).toContain('insufficient_user_authentication');
    expect(await other.browser.session()).not.toBeNull();
    await browser.signIn({ returnTo: '/admin/account', isConfirmation: true });
    expect((await browser.post('admin/account/sessions/end', {})).status).toBe(204);
    expect([await other.browser.session(), (await browser.session())?.id]).toEqual([null, id]);
  });
});
