import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** A user of the provider. */
export interface ProviderUser {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  /** Claims of the ID token. The others are in the response of the userinfo endpoint only. */
  idToken?: object;
}

/** A real OpenID Connect provider for tests, on loopback. It signs `user` in without asking. */
export interface TestProvider {
  issuer: string;
  client: { id: string; secret: string };
  /** Who signs in next. Undefined: the user cancels. */
  user: ProviderUser | undefined;
  /** How the user signs in: values of `amr`. */
  methods: string[];
  /** Prompts of the authorization requests so far, e.g. `login`. */
  prompts: string[];
  /** Changes the response of the token endpoint, as an attacker between provider and API would. */
  changeTokens: (tokens: { id_token: string }) => void;
  /** Returns an ID token with other claims, which the provider has signed. */
  signAgain(idToken: string, claims: object): string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** The page of the provider that asks whether to sign out. The default one loads a font from another site. */
const logoutSource = (context: { body: unknown }, form: string) => {
  context.body = `<!doctype html><html lang="en"><head><title>Sign out</title><link rel="icon" href="data:,"></head>
    <body>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out</button></body></html>`;
};

/** `origin`: of the lead desk, or a pattern of it for a portal that starts later. */
export async function startProvider(origin: string | RegExp): Promise<TestProvider> {
  const client = { id: 'portal', secret: 'a secret of the portal' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => handle(request, response));
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const known = new Map<string, ProviderUser>();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyHeader = { alg: 'RS256', kid: 'signing key' };

  const test: TestProvider = {
    issuer: `http://127.0.0.1:${port}`,
    client,
    user: undefined,
    methods: ['pwd'],
    prompts: [],
    changeTokens: () => undefined,
    signAgain(idToken, claims) {
      const [, payload = ''] = idToken.split('.');
      const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...claims };
      const content = [keyHeader, changed]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
    async start() {
      await listen(port);
    },
  };

  const registered = typeof origin === 'string' ? origin : 'http://localhost';
  const provider = new Provider(test.issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${registered}/api/session/oidc/callback`],
        post_logout_redirect_uris: [`${registered}/admin`],
      },
    ],
    claims: { amr: null, openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: {
      devInteractions: { enabled: false },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: { logoutSource },
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), ...keyHeader, use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    conformIdTokenClaims: false,
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: (use) => {
        const { idToken, ...userInfo } = known.get(sub) ?? {};
        return { ...(use === 'id_token' ? idToken : userInfo), sub };
      },
    }),
    ttl: { Session: 3600, Interaction: 600, Grant: 3600 },
  });
  provider.use(async (context, next) => {
    await next();
    if (context.path === '/token' && context.status === 200) test.changeTokens(context.body as { id_token: string });
  });
  if (origin instanceof RegExp) {
    const isAllowed = (uri: string) => origin.test(new URL(uri).origin);
    Object.assign(provider.Client.prototype, {
      redirectUriAllowed: isAllowed,
      postLogoutRedirectUriAllowed: isAllowed,
    });
  }
  const serve = provider.callback();

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    test.prompts.push(prompt.name);
    if (prompt.name === 'login') {
      const { user } = test;
      if (user) known.set(user.sub, user);
      const result = user
        ? { login: { accountId: user.sub, amr: test.methods } }
        : { error: 'access_denied', error_description: 'The user has canceled.' };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(String(params.scope));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  };
  handle = (request, response) => {
    if (request.url?.startsWith('/interaction/')) interact(request, response).catch(() => response.destroy());
    else serve(request, response);
  };
  return test;
}
