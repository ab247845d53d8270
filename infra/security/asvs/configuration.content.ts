import type { Requirements } from '../requirement.ts';

/** OWASP ASVS 5.0.0, chapter 13. */
export const configuration: Requirements = {
  '13.1.1': { title: 'Connections are documented', met: ['docs/security.md#connections'] },
  '13.2.1': {
    title: 'Services authenticate to each other',
    met: [
      'infra/compose/isolation.test.ts: postgres accepts the certificate of a role only, and no password',
      'infra/k8s/references.test.ts: ${overlay.name}: PostgreSQL accepts both roles with certificates of an existing authority only',
      'docs/security.md#connections',
    ],
  },
  '13.2.2': {
    title: 'Accounts have the least privileges',
    met: [
      'api/src/platform/database/grants.test.ts: the role of the API owns nothing and is a member of no other role',
      'api/src/platform/database/grants.test.ts: each migration restores the privileges, such as those of a database that was restored from a dump',
      'infra/compose/isolation.test.ts: connects the api as a role that owns nothing',
      'infra/k8s/references.test.ts: ${overlay.name}: only the migrations get the certificate of the role that owns the tables',
    ],
  },
  '13.2.3': {
    title: 'No default credentials',
    met: [
      'infra/compose/isolation.test.ts: passes no secret in the environment, and mounts each only where it is needed',
      'infra/compose/provide-secrets.mjs',
    ],
  },
  '13.2.4': {
    title: 'Outbound connections are limited',
    met: [
      'infra/k8s/references.test.ts: ${overlay.name}: a network policy selects existing pods, and every pod has one',
      'infra/compose/isolation.test.ts: runs the renderer without network and settings, and with no volume but its socket',
    ],
  },
  '13.2.5': {
    title: 'The web server reaches only known servers',
    met: [
      'infra/k8s/references.test.ts: ${overlay.name}: a network policy selects existing pods, and every pod has one',
      'infra/nginx/templates/portal.conf.template',
    ],
  },
  '13.3.1': {
    title: 'Secrets are in a secret store',
    met: [
      'infra/compose/isolation.test.ts: passes no secret in the environment, and mounts each only where it is needed',
      'infra/compose/isolation.test.ts: signs releases with the key of their team, and no image contains a private key',
      'docs/security.md#keys-and-secrets',
    ],
  },
  '13.3.2': {
    title: 'Secrets reach only who needs them',
    met: [
      'infra/portal/settings.test.ts: only the API gets secrets',
      'infra/compose/isolation.test.ts: passes no secret in the environment, and mounts each only where it is needed',
    ],
  },
  '13.4.1': {
    title: 'No source control data',
    met: [
      'shell/web/testing/site-cases.ts: does not serve hidden files',
      'infra/compose/isolation.test.ts: images contain no shell, package manager, build tool, test or page source',
    ],
  },
  '13.4.2': {
    title: 'No debug modes',
    met: [
      'infra/docker/portal.Dockerfile',
      'api/src/platform/logging/logging.test.ts: logs no personal data of requests',
    ],
  },
  '13.4.3': { title: 'No directory listings', met: ['shell/web/testing/site-cases.ts: does not list folders'] },
  '13.4.4': { title: 'No TRACE', met: ['shell/web/testing/site-cases.ts: rejects TRACE'] },
  '13.4.5': {
    title: 'Documentation and monitoring are not public',
    met: [
      'api/src/app.test.ts: sends the OpenAPI document to clients on its own host only',
      'api/src/intake/health/outage.test.ts: %s tells clients behind a proxy no details',
      'shell/web/testing/site-cases.ts: reports the build in /healthz',
    ],
  },
};
