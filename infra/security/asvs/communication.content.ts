import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 12. */
export const communication: Requirements = {
  '12.1.1': {
    title: 'TLS 1.2 and 1.3 only',
    met: [
      'infra/nginx/nginx.test.ts: serves TLS 1.2 and 1.3 with forward secrecy only, and redirects pages but not the API to it',
    ],
  },
  '12.1.2': {
    title: 'Recommended cipher suites',
    met: [
      'infra/nginx/nginx.test.ts: serves TLS 1.2 and 1.3 with forward secrecy only, and redirects pages but not the API to it',
    ],
  },
  '12.1.3': {
    title: 'Client certificates',
    met: ['infra/compose/isolation.test.ts: postgres accepts the certificate of a role only, and no password'],
  },
  '12.2.1': {
    title: 'TLS for everything that clients reach',
    met: ['infra/nginx/origins.test.ts: nginx does not start at ${BIND_ADDRESS} without HTTPS'],
  },
  '12.2.2': {
    title: 'Publicly trusted certificates',
    met: ['infra/k8s/overlays/production/public-address.yaml', 'docs/configuration.md#compose'],
  },
  '12.3.1': {
    title: 'Encryption for all connections',
    notMet:
      'mail (`retries.test`) and PostgreSQL (`isolation.test`) have TLS; nginx, publisher and APIs talk without TLS on networks that nothing else can reach (`isolation.test`, `references.test`). Use an encrypting network (e.g. WireGuard of Cilium) where nodes do not trust each other',
  },
  '12.3.2': {
    title: 'Certificates are checked',
    met: ['api/src/notifications/retries.test.ts: rejects an untrusted TLS certificate, unless SMTP_URL allows it'],
  },
  '12.3.3': { title: 'TLS between internal services', notMet: 'see 12.3.1' },
  '12.3.4': {
    title: 'Internal certificates',
    met: [
      'infra/compose/isolation.test.ts: postgres accepts the certificate of a role only, and no password',
      'infra/k8s/references.test.ts: ${overlay.name}: PostgreSQL accepts both roles with certificates of an existing authority only',
    ],
  },
};
