import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Labels, type Manifest, type Overlay, ofKind, overlays, workloads } from './manifests.ts';

type Container = {
  name: string;
  image: string;
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string } } }[];
  envFrom?: { configMapRef: { name: string } }[];
  volumeMounts?: { name: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: schemas.test.ts checks the rest
  [field: string]: any;
};

const podSpec = (workload: Manifest) => workload.spec.template.spec;
const podLabels = (workload: Manifest): Labels => workload.spec.template.metadata.labels;
const containers = (workload: Manifest): Container[] => [
  ...(podSpec(workload).initContainers ?? []),
  ...podSpec(workload).containers,
];
const selects = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);

/** Pods and secrets that operators create: CloudNativePG for a cluster, cert-manager for a challenge and a certificate. */
const operatorPods = (overlay: Overlay): Labels[] => [
  ...ofKind(overlay, 'Cluster').map(({ metadata }) => ({ 'cnpg.io/cluster': metadata.name })),
  { 'acme.cert-manager.io/http01-solver': 'true' },
];
const operatorSecrets = (overlay: Overlay) => [
  ...ofKind(overlay, 'Cluster').map(({ metadata }) => `${metadata.name}-ca`),
  ...ofKind(overlay, 'Certificate').map(({ spec }) => spec.secretName),
];

/** Created before the first deployment, see README.md. */
const preparedSecrets = ['portal-secrets', 'backup-store'];
const preparedConfigMaps = ['teams'];

for (const overlay of overlays) {
  const pods = workloads(overlay).map(podLabels);
  const name = (kind: string) => ofKind(overlay, kind).map(({ metadata }) => metadata.name);
  const exists = (kind: string, wanted: string) => assert.ok(name(kind).includes(wanted), `${kind} ${wanted}`);

  test(`${overlay.name}: a service selects one workload and a port it has`, () => {
    for (const { metadata, spec } of ofKind(overlay, 'Service')) {
      const targets = workloads(overlay).filter((workload) => selects(spec.selector, podLabels(workload)));
      assert.equal(targets.length, 1, metadata.name);
      const ports = targets.flatMap(containers).flatMap((container) => container.ports ?? []);
      for (const { targetPort } of spec.ports)
        assert.ok(
          ports.some((port) => port.name === targetPort),
          `${metadata.name}: ${targetPort}`,
        );
    }
  });

  test(`${overlay.name}: budgets, autoscalers, stateful sets, backups and the ingress refer to existing objects`, () => {
    for (const { spec } of ofKind(overlay, 'PodDisruptionBudget'))
      assert.ok(pods.some((labels) => selects(spec.selector.matchLabels, labels)));
    for (const { spec } of ofKind(overlay, 'HorizontalPodAutoscaler'))
      exists(spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
    for (const { spec } of ofKind(overlay, 'StatefulSet')) exists('Service', spec.serviceName);
    for (const { spec } of ofKind(overlay, 'ScheduledBackup')) exists('Cluster', spec.cluster.name);
    for (const { spec } of ofKind(overlay, 'Cluster'))
      for (const { parameters } of spec.plugins ?? []) exists('ObjectStore', parameters.barmanObjectName);
    for (const { spec } of ofKind(overlay, 'Ingress'))
      for (const { http } of spec.rules) for (const { backend } of http.paths) exists('Service', backend.service.name);
  });

  test(`${overlay.name}: every address in the environment has a service with that port`, () => {
    const ports = new Map(ofKind(overlay, 'Service').map(({ metadata, spec }) => [metadata.name, spec.ports]));
    const values = workloads(overlay)
      .flatMap(containers)
      .flatMap(({ env = [] }) => env.map(({ value = '' }) => value));
    const addresses = values.flatMap((value) => value.match(/[a-z-]+:\d+$/g) ?? []);
    assert.ok(addresses.length > 0);
    for (const address of addresses) {
      const [host = '', port] = address.split(':');
      const served = ports.get(host)?.some((servicePort: { port: number }) => servicePort.port === Number(port));
      assert.ok(served, address);
    }
  });

  test(`${overlay.name}: volumes, settings and secrets that containers use are declared`, () => {
    const secrets = [...preparedSecrets, ...operatorSecrets(overlay)];
    const knownSecret = (wanted?: string) => assert.ok(!wanted || secrets.includes(wanted), `secret ${wanted}`);
    for (const workload of workloads(overlay)) {
      const { volumes = [] } = podSpec(workload);
      const claims = (workload.spec.volumeClaimTemplates ?? []) as Manifest[];
      const declared = [
        ...volumes.map((volume: Manifest['metadata']) => volume.name),
        ...claims.map((claim) => claim.metadata.name),
      ];
      for (const { volumeMounts = [], env = [], envFrom = [] } of containers(workload)) {
        for (const mount of volumeMounts) assert.ok(declared.includes(mount.name), mount.name);
        for (const { configMapRef } of envFrom) exists('ConfigMap', configMapRef.name);
        for (const { valueFrom } of env) knownSecret(valueFrom?.secretKeyRef?.name);
      }
      for (const { secret, configMap, projected } of volumes) {
        if (configMap && !preparedConfigMaps.includes(configMap.name)) exists('ConfigMap', configMap.name);
        knownSecret(secret?.secretName);
        for (const source of projected?.sources ?? []) knownSecret(source.secret?.name);
      }
    }
  });

  test(`${overlay.name}: containers run without root, privileges and token, read-only, with a memory limit and probes`, () => {
    for (const workload of workloads(overlay)) {
      const { securityContext, automountServiceAccountToken } = podSpec(workload);
      assert.equal(securityContext.runAsNonRoot, true, workload.metadata.name);
      assert.equal(automountServiceAccountToken, false, workload.metadata.name);
      for (const container of containers(workload)) {
        assert.deepEqual(container.securityContext, {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        assert.ok(container.resources.limits.memory, container.name);
      }
      for (const container of workload.kind.endsWith('Job') ? [] : podSpec(workload).containers)
        assert.ok(container.readinessProbe && container.livenessProbe, container.name);
    }
  });

  test(`${overlay.name}: only the api, the migrations and the backup may connect to the database`, () => {
    const rules = ofKind(overlay, 'NetworkPolicy').filter(
      ({ spec }) => spec.podSelector.matchLabels?.['cnpg.io/cluster'],
    );
    const allowed = rules
      .flatMap(({ spec }) => spec.ingress)
      .flatMap(({ from }: { from: { podSelector?: { matchLabels: Labels } }[] }) =>
        from.flatMap(({ podSelector }) => Object.values(podSelector?.matchLabels ?? {})),
      );
    assert.deepEqual(
      allowed.filter((name) => name !== 'backup'),
      ['api', 'migrate', 'database'],
    );
  });

  test(`${overlay.name}: a network policy selects existing pods, and every pod has one`, () => {
    type Selector = { matchLabels?: Labels; matchExpressions?: { key: string; values: string[] }[] };
    const selectors: Selector[] = ofKind(overlay, 'NetworkPolicy').flatMap(({ spec }) => [
      spec.podSelector,
      ...[...(spec.ingress ?? []), ...(spec.egress ?? [])].flatMap(({ from = [], to = [] }) =>
        [...from, ...to].flatMap(({ podSelector = [] }) => podSelector),
      ),
    ]);
    const wanted = selectors.flatMap(({ matchLabels, matchExpressions = [] }) => [
      ...(matchLabels ? [matchLabels] : []),
      ...matchExpressions.flatMap(({ key, values }) => values.map((value) => ({ [key]: value }))),
    ]);
    for (const labels of wanted)
      assert.ok(
        [...pods, ...operatorPods(overlay)].some((pod) => selects(labels, pod)),
        JSON.stringify(labels),
      );
    for (const pod of pods)
      assert.ok(
        wanted.some((labels) => selects(labels, pod)),
        JSON.stringify(pod),
      );
  });

  test(`${overlay.name}: only migrations and backups get the certificate of the role that owns the tables`, () => {
    const certificates = ofKind(overlay, 'Certificate');
    const secretOf = (role: string) => certificates.find(({ spec }) => spec.commonName === role)?.spec.secretName;
    for (const [role, reader] of [
      ['portal', 'Job'],
      ['portal_api', 'StatefulSet'],
    ] as const) {
      const readers = workloads(overlay).filter((workload) => JSON.stringify(workload).includes(`"${secretOf(role)}"`));
      assert.deepEqual(
        readers.map(({ kind }) => kind).filter((kind) => kind !== 'CronJob'),
        [reader],
        role,
      );
    }
  });

  test(`${overlay.name}: PostgreSQL accepts both roles with certificates of an existing authority only`, () => {
    const [cluster] = ofKind(overlay, 'Cluster');
    assert.deepEqual(cluster?.spec.postgresql.pg_hba, [
      'hostssl portal portal,portal_api all cert',
      'host all portal,portal_api all reject',
    ]);
    const issuers = new Map(ofKind(overlay, 'Issuer').map(({ metadata, spec }) => [metadata.name, spec]));
    const { clientCASecret, replicationTLSSecret } = cluster?.spec.certificates ?? {};
    for (const { spec } of ofKind(overlay, 'Certificate'))
      if (spec.isCA) assert.equal(spec.secretName, clientCASecret);
      else assert.equal(issuers.get(spec.issuerRef.name)?.ca?.secretName, clientCASecret, spec.commonName);
    assert.ok(ofKind(overlay, 'Certificate').some(({ spec }) => spec.secretName === replicationTLSSecret));
  });

  test(`${overlay.name}: what may connect to public addresses may not to private ones`, () => {
    const blocks = ofKind(overlay, 'NetworkPolicy')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }: { to?: { ipBlock?: { cidr: string; except?: string[] } }[] }) => to)
      .flatMap(({ ipBlock }: { ipBlock?: { cidr: string; except?: string[] } }) => ipBlock ?? [])
      .filter(({ cidr }: { cidr: string }) => cidr === '0.0.0.0/0');
    const privateNetworks = ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'];
    assert.ok(blocks.length > 0);
    for (const { except = [] } of blocks) assert.deepEqual(except.toSorted(), privateNetworks);
  });

  test(`${overlay.name}: denies egress of the renderer, and allows ingress from the publisher only`, () => {
    type Expression = { operator: string; key: string; values: string[] };
    const renderer: Labels = { 'app.kubernetes.io/name': 'renderer' };
    const policies = ofKind(overlay, 'NetworkPolicy').filter(({ spec: { podSelector } }) => {
      const { matchLabels = {}, matchExpressions = [] } = podSelector;
      return (
        selects(matchLabels, renderer) &&
        matchExpressions.every(
          ({ operator, key, values }: Expression) => values.includes(renderer[key] ?? '') === (operator === 'In'),
        )
      );
    });
    assert.deepEqual(
      policies.flatMap(({ spec }) => spec.egress ?? []),
      [],
    );
    assert.deepEqual(
      policies.flatMap(({ spec }) => spec.ingress ?? []),
      [
        {
          from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'publisher' } } }],
          ports: [{ port: 8080 }],
        },
      ],
    );
  });

  test(`${overlay.name}: only a labeled namespace may connect to the port of the metrics, and the publisher to that of the api`, () => {
    const withMetrics = workloads(overlay).filter((workload) =>
      containers(workload).some(({ ports = [] }) => ports.some(({ name }: { name: string }) => name === 'metrics')),
    );
    assert.deepEqual(withMetrics.map(({ metadata }) => metadata.name).sort(), ['api', 'nginx', 'publisher']);
    const services = ofKind(overlay, 'Service').filter(({ spec }) =>
      spec.ports.some(({ targetPort }: { targetPort: string }) => targetPort === 'metrics'),
    );
    assert.deepEqual(
      services.map(({ metadata }) => metadata.name),
      ['api'],
    );

    type Ingress = { from: object[]; ports: { port: number }[] };
    const allowed = ofKind(overlay, 'NetworkPolicy')
      .flatMap(({ spec }): Ingress[] => spec.ingress ?? [])
      .filter(({ ports = [] }) => ports.length === 0 || ports.some(({ port }) => port === 9464));
    assert.deepEqual(allowed, [
      { from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'publisher' } } }], ports: [{ port: 9464 }] },
      { from: [{ namespaceSelector: { matchLabels: { 'portal/metrics': 'true' } } }], ports: [{ port: 9464 }] },
    ]);
  });

  test(`${overlay.name}: trusts proxies in networks of /24 or smaller only`, () => {
    const [settings] = ofKind(overlay, 'ConfigMap').filter(({ data }) => data?.TRUSTED_PROXIES !== undefined);
    assert.ok(settings);
    for (const network of settings.data?.TRUSTED_PROXIES?.split(/[\s,]+/).filter(Boolean) ?? [])
      assert.ok(Number(network.split('/')[1] ?? 32) >= 24, network);
  });
}
