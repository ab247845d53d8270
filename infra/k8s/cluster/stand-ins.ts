import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const dnsAddress = '10.96.0.10';

const object = (kind: string, name: string, rest: object, namespace = 'portal', apiVersion = 'v1') => ({
  apiVersion,
  kind,
  metadata: { name, namespace },
  ...rest,
});

const deployment = (name: string, labels: object, spec: object, namespace = 'portal') =>
  object(
    'Deployment',
    name,
    {
      spec: {
        selector: { matchLabels: labels },
        strategy: { type: 'Recreate' },
        template: { metadata: { labels }, spec },
      },
    },
    namespace,
    'apps/v1',
  );

/** Returns the workload of `dns.mjs`, for clusters without DNS. */
export function dns(image: string) {
  const system = 'kube-system';
  const rbac = 'rbac.authorization.k8s.io';
  const labels = { 'k8s-app': 'dns' };
  return [
    object('ServiceAccount', 'dns', {}, system),
    {
      apiVersion: `${rbac}/v1`,
      kind: 'ClusterRole',
      metadata: { name: 'dns' },
      rules: [{ apiGroups: [''], resources: ['services', 'endpoints'], verbs: ['list'] }],
    },
    {
      apiVersion: `${rbac}/v1`,
      kind: 'ClusterRoleBinding',
      metadata: { name: 'dns' },
      roleRef: { apiGroup: rbac, kind: 'ClusterRole', name: 'dns' },
      subjects: [{ kind: 'ServiceAccount', name: 'dns', namespace: system }],
    },
    object(
      'ConfigMap',
      'dns',
      { data: { 'dns.mjs': readFileSync(join(import.meta.dirname, 'dns.mjs'), 'utf8') } },
      system,
    ),
    deployment(
      'dns',
      labels,
      {
        serviceAccountName: 'dns',
        dnsPolicy: 'Default',
        containers: [
          {
            name: 'dns',
            image,
            command: ['node', '/dns/dns.mjs'],
            volumeMounts: [{ name: 'program', mountPath: '/dns' }],
          },
        ],
        volumes: [{ name: 'program', configMap: { name: 'dns' } }],
      },
      system,
    ),
    object(
      'Service',
      'dns',
      { spec: { clusterIP: dnsAddress, selector: labels, ports: [{ port: 53, targetPort: 5353, protocol: 'UDP' }] } },
      system,
    ),
  ];
}

/** Secrets of cert-manager and CloudNativePG, and the folders of `provide-certificates.sh` with their files. */
const certificates = { 'database-api': 'api', 'database-migrate': 'migrate', 'database-server': 'postgres' };

/** Returns a PostgreSQL with the names and secrets that CloudNativePG and cert-manager create. */
export function database(image: string, folder: string, certificateFolder: string, pgHba: readonly string[]) {
  const labels = { 'cnpg.io/cluster': 'database' };
  const pem = (path: string) => readFileSync(join(certificateFolder, path), 'utf8');
  const authority = { 'ca.crt': pem('authority/ca.crt') };
  return [
    ...Object.entries(certificates).map(([name, of]) =>
      object('Secret', name, {
        stringData: { ...authority, 'tls.crt': pem(`${of}/database.crt`), 'tls.key': pem(`${of}/database.key`) },
      }),
    ),
    object('Secret', 'database-ca', { stringData: authority }),
    object('ConfigMap', 'database', {
      data: {
        'api-role.sql': readFileSync(join(import.meta.dirname, '../../postgres/api-role.sql'), 'utf8'),
        'pg_hba.conf': ['local all all trust', ...pgHba, ''].join('\n'),
      },
    }),
    deployment('database', labels, {
      securityContext: { runAsUser: 999, runAsGroup: 999, fsGroup: 999 },
      containers: [
        {
          name: 'postgres',
          image,
          args: [
            ...['-c', 'ssl=on', '-c', 'ssl_cert_file=/tls/tls.crt', '-c', 'ssl_key_file=/tls/tls.key'],
            ...['-c', 'ssl_ca_file=/tls/ca.crt', '-c', 'hba_file=/docker-entrypoint-initdb.d/pg_hba.conf'],
          ],
          env: [
            { name: 'POSTGRES_USER', value: 'portal' },
            { name: 'POSTGRES_PASSWORD', value: randomBytes(16).toString('hex') },
          ],
          readinessProbe: { exec: { command: ['pg_isready', '--host', 'localhost'] }, periodSeconds: 2 },
          volumeMounts: [
            { name: 'data', mountPath: '/var/lib/postgresql' },
            { name: 'tls', mountPath: '/tls' },
            { name: 'settings', mountPath: '/docker-entrypoint-initdb.d' },
          ],
        },
      ],
      volumes: [
        { name: 'data', hostPath: { path: folder } },
        { name: 'tls', secret: { secretName: 'database-server', defaultMode: 0o440 } },
        { name: 'settings', configMap: { name: 'database' } },
      ],
    }),
    object('Service', 'database-rw', { spec: { selector: labels, ports: [{ port: 5432 }] } }),
  ];
}

/** Returns a volume for a claim, for clusters without a volume provisioner. */
export const volume = (claim: string, folder: string) => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name: claim },
  spec: {
    accessModes: ['ReadWriteOnce'],
    capacity: { storage: '5Gi' },
    claimRef: { namespace: 'portal', name: claim },
    hostPath: { path: folder },
  },
});

/** Returns the Secret and the ConfigMap that README.md creates by hand. */
export const prepared = (teams: string) => [
  object('Secret', 'portal-secrets', {
    stringData: {
      'encryption-key': randomBytes(32).toString('base64'),
      'release-events-key': randomBytes(32).toString('base64'),
    },
  }),
  object('ConfigMap', 'teams', { data: { 'teams.json': teams } }),
];
