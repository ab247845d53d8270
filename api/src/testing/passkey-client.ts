import { type Ceremony, SoftwareAuthenticator } from './software-authenticator.ts';
import { cookiesOf, createColleague } from './staff.ts';
import type { TestApi } from './test-api.ts';

export const expired = 'This request has expired or was used before. Please try again.';

// biome-ignore lint/suspicious/noExplicitAny: bodies of many kinds
type Reply = { status: number; body: any; text: string };

/** Returns functions that register passkeys at an API and sign in with them, as browsers do. */
export function passkeyClient(api: TestApi) {
  /** Sends a request and returns the response with the cookies that the browser has then. */
  async function send(
    method: 'get' | 'post' | 'patch' | 'delete',
    path: string,
    cookie = '',
    content?: object,
    at = api,
  ) {
    const response = await at.request[method](`/api/${path}`).set('Cookie', cookie).send(content);
    const { status, body, text }: Reply = response;
    const cookies = new Map(
      [...cookie.split('; '), ...cookiesOf(response).split('; ')].filter(Boolean).map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name, value];
      }),
    );
    return { status, body, text, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
  }

  /** Begins and completes a registration. */
  async function register(who: { cookie: string }, passkey: SoftwareAuthenticator, ceremony: Ceremony = {}) {
    const begun = await send('post', 'admin/account/passkeys/options', who.cookie);
    if (begun.status !== 200) return begun;
    return send('post', 'admin/account/passkeys', begun.cookie, passkey.create(begun.body.options, ceremony));
  }

  /** Begins and completes a sign-in, in a new browser or with the given cookies. */
  async function signInWith(passkey: SoftwareAuthenticator, ceremony: Ceremony = {}, cookie = '', at = api) {
    const begun = await send('post', 'session/passkey/options', cookie, undefined, at);
    return send('post', 'session/passkey', begun.cookie, passkey.get(begun.body.options, ceremony), at);
  }

  async function colleagueWithPasskey(role: 'viewer' | 'agent' | 'manager' = 'agent') {
    const who = await createColleague(api, role);
    const passkey = new SoftwareAuthenticator();
    const { status, body } = await register(who, passkey);
    expect(status).toBe(201);
    return { who, passkey, id: body.id as number, codes: body.recoveryCodes as string[] };
  }

  /** Returns the kinds and reasons of the newest audit events of an account. */
  const newestEvents = async (id: number, count: number) =>
    (
      await api.sql<{ kind: string; data: { reason?: string } }>(
        'select kind, data from audit_events where actor_id = $1 or subject_id = $1 order by id desc limit $2',
        [id, count],
      )
    ).map(({ kind, data }) => [kind, data.reason].filter(Boolean).join(': '));

  /** Makes the sessions of an account older than a recent sign-in. */
  const ageSessions = ({ id }: { id: number }) =>
    api.sql(`update sessions set created_at = now() - interval '16 minutes' where user_id = $1`, [id]);

  return { send, register, signInWith, colleagueWithPasskey, newestEvents, ageSessions };
}
