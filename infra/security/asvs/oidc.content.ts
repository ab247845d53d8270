import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 10. */
export const oidc: Requirements = {
  '10.1.1': {
    title: 'Tokens reach only who needs them',
    met: ['api/src/staff/auth/oidc.test.ts: no secret, code or token is logged or stored'],
  },
  '10.1.2': {
    title: 'Responses belong to a request of the same browser',
    met: [
      'api/src/staff/auth/oidc-callback.test.ts: in another browser, and without a cookie',
      'api/src/staff/auth/oidc-callback.test.ts: of a stolen code that was not used yet, because the verifier is another one',
    ],
  },
  '10.2.1': {
    title: 'Sign-in cannot be forged by other sites',
    met: [
      'api/src/staff/auth/oidc.test.ts: is not begun by pages of other sites',
      'api/src/staff/auth/oidc-callback.test.ts: with another state',
    ],
  },
  '10.2.2': {
    title: 'Providers are not mixed up',
    met: ['api/src/staff/auth/oidc-callback.test.ts: with the issuer of another provider'],
  },
  '10.3.1': { title: 'Access tokens are for this service', notApplicable: 'the API accepts no access tokens' },
  '10.3.2': { title: 'Decisions use claims of the token', notApplicable: 'the API accepts no access tokens' },
  '10.3.3': { title: 'Users are identified by stable claims', notApplicable: 'the API accepts no access tokens' },
  '10.3.4': { title: 'Strength is checked in the token', notApplicable: 'the API accepts no access tokens' },
  '10.4.1': { title: 'Redirect URIs are registered', notApplicable: 'the portal is no authorization server' },
  '10.4.2': { title: 'Codes work once', notApplicable: 'the portal is no authorization server' },
  '10.4.3': { title: 'Codes are short-lived', notApplicable: 'the portal is no authorization server' },
  '10.4.4': { title: 'Only needed grants', notApplicable: 'the portal is no authorization server' },
  '10.4.5': { title: 'Refresh tokens cannot be replayed', notApplicable: 'the portal is no authorization server' },
  '10.4.6': { title: 'PKCE is required', notApplicable: 'the portal is no authorization server' },
  '10.4.7': { title: 'Client registration', notApplicable: 'the portal is no authorization server' },
  '10.4.8': { title: 'Refresh tokens expire', notApplicable: 'the portal is no authorization server' },
  '10.4.9': { title: 'Tokens can be revoked', notApplicable: 'the portal is no authorization server' },
  '10.4.10': { title: 'Clients authenticate themselves', notApplicable: 'the portal is no authorization server' },
  '10.4.11': { title: 'Only needed scopes', notApplicable: 'the portal is no authorization server' },
  '10.5.1': {
    title: 'ID tokens cannot be replayed (nonce)',
    met: [
      'api/src/staff/auth/oidc-callback.test.ts: with another nonce',
      'api/src/staff/auth/oidc-callback.test.ts: the second time, and with a code that was used before',
    ],
  },
  '10.5.2': {
    title: 'Users are identified by `sub`',
    met: [
      'api/src/staff/auth/oidc.test.ts: creates an account with the highest role of the groups, and continues at the page',
    ],
  },
  '10.5.3': {
    title: 'Metadata of another provider is rejected',
    met: ['api/src/staff/auth/oidc.test.ts: a provider whose metadata name another issuer is not used'],
  },
  '10.5.4': {
    title: 'The audience is checked',
    met: ['api/src/staff/auth/oidc-callback.test.ts: with an ID token that has %s'],
  },
  '10.5.5': { title: 'Back-channel logout', notApplicable: 'back-channel logout is not offered' },
  '10.6.1': { title: 'Response modes', notApplicable: 'the portal is no OpenID provider' },
  '10.6.2': { title: 'Forced logout', notApplicable: 'the portal is no OpenID provider' },
  '10.7.1': { title: 'Consent per request', notApplicable: 'the portal is no authorization server' },
  '10.7.2': { title: 'Clear consent', notApplicable: 'the portal is no authorization server' },
  '10.7.3': { title: 'Consent can be revoked', notApplicable: 'the portal is no authorization server' },
};
