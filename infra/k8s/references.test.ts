import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { kustomizations, type Labels, type Manifest, manifests, ofKind, patches, workloads } from './manifests.ts';

const podLabels = (workload: Manifest): Labels => workload.spec.template.metadata.labels;
const containers = (workload: Manifest) => workload.spec.template.spec.containers;
const selects = (selector: Labels, labels: Labels) =>
  Object.entries(selector).every(([key, value]) => labels[key] === value);
const pods = workloads.map(podLabels);

/** What CloudNativePG names the pods of a cluster and the secret of its owner. */
const clusterPods = ofKind('Cluster').map(({ metadata }) => ({ 'cnpg.io/cluster': metadata.name }));
const clusterSecrets = ofKind('Cluster').map(({ metadata }) => `${metadata.name}-app`);

test('a kustomization lists every file beside it, and only files that are there', () => {
  for (const { folder, resources, patches: laidOver = [] } of kustomizations) {
    const named = [...resources, ...laidOver.map(({ path }) => path)];
    const missing = named.filter((path) => !existsSync(join(import.meta.dirname, folder, path)));
    assert.deepEqual(missing, [], folder);
    const present = [...manifests, ...patches].filter(({ file }) => join(file, '..') === folder);
    const forgotten = present.filter(({ file }) => !named.includes(file.slice(folder.length + 1)));
    assert.deepEqual(
      forgotten.map(({ file }) => file),
      [],
      folder,
    );
  }
});

test('a patch changes something that the base has', () => {
  for (const { file, kind, metadata } of patches)
    assert.ok(
      manifests.some((base) => base.kind === kind && base.metadata.name === metadata.name),
      `${file}: ${kind} ${metadata.name}`,
    );
});

test('an image that an overlay names is used by somebody', () => {
  const used = workloads.flatMap(containers).map(({ image }) => image);
  for (const { images = [] } of kustomizations) for (const { name } of images) assert.ok(used.includes(name), name);
});

test('a workload selects its own pods', () => {
  for (const workload of ofKind('Deployment', 'StatefulSet'))
    assert.ok(selects(workload.spec.selector.matchLabels, podLabels(workload)), workload.metadata.name);
});

test('a service reaches pods, by a port they have', () => {
  for (const { metadata, spec } of ofKind('Service')) {
    const behind = workloads.filter((workload) => selects(spec.selector, podLabels(workload)));
    assert.equal(behind.length, 1, metadata.name);
    const ports = behind
      .flatMap(containers)
      .flatMap(({ ports = [] }) => ports.map(({ name }: { name: string }) => name));
    for (const { targetPort } of spec.ports) assert.ok(ports.includes(targetPort), `${metadata.name}: ${targetPort}`);
  }
});

test('budgets, autoscalers, stateful sets and the ingress name what exists', () => {
  const exists = (kind: string, name: string) =>
    assert.ok(
      ofKind(kind).some(({ metadata }) => metadata.name === name),
      `${kind} ${name}`,
    );
  for (const { spec } of ofKind('PodDisruptionBudget'))
    assert.ok(pods.some((labels) => selects(spec.selector.matchLabels, labels)));
  for (const { spec } of ofKind('HorizontalPodAutoscaler')) exists(spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
  for (const { spec } of ofKind('StatefulSet')) exists('Service', spec.serviceName);
  for (const { spec } of ofKind('ScheduledBackup')) exists('Cluster', spec.cluster.name);
  for (const { spec } of ofKind('Ingress'))
    for (const { http } of spec.rules) for (const { backend } of http.paths) exists('Service', backend.service.name);
});

test('what is scaled by its load leaves the number of replicas to the autoscaler', () => {
  for (const {
    spec: { scaleTargetRef },
  } of ofKind('HorizontalPodAutoscaler')) {
    const target = workloads.find(
      ({ kind, metadata }) => kind === scaleTargetRef.kind && metadata.name === scaleTargetRef.name,
    );
    assert.equal(target?.spec.replicas, undefined, scaleTargetRef.name);
    assert.ok(
      target &&
        containers(target).every(({ resources }: { resources: { requests: Labels } }) => resources.requests.cpu),
    );
  }
});

test('every address in the environment is a service on the port it serves', () => {
  const services = new Map(
    ofKind('Service').map(({ metadata, spec }) => [
      metadata.name,
      spec.ports.map(({ port }: { port: number }) => port),
    ]),
  );
  const values: string[] = workloads.flatMap(containers).flatMap(({ env = [] }) => env.map(({ value = '' }) => value));
  const addresses = values
    .map((value) => /^(?:https?:\/\/)?([a-z-]+):(\d+)$/.exec(value))
    .filter((match) => match !== null);
  assert.ok(addresses.length >= 6);
  for (const [address, host = '', port] of addresses) assert.ok(services.get(host)?.includes(Number(port)), address);
});

test('what is mounted is declared, and settings and secrets come from where they are made', () => {
  const generated = kustomizations.flatMap(({ configMapGenerator = [] }) => configMapGenerator.map(({ name }) => name));
  // What a person makes: infra/k8s/README.md.
  const made = ['release-keys', ...generated];
  const secrets = ['portal-secrets', ...clusterSecrets];
  for (const workload of workloads) {
    const { volumes = [] } = workload.spec.template.spec;
    const claims = (workload.spec.volumeClaimTemplates ?? []).map(({ metadata }: Manifest) => metadata.name);
    const declared = [...volumes.map(({ name }: { name: string }) => name), ...claims];
    for (const { name, volumeMounts = [], envFrom = [] } of containers(workload)) {
      for (const mount of volumeMounts) assert.ok(declared.includes(mount.name), `${name}: ${mount.name}`);
      for (const { configMapRef } of envFrom)
        assert.ok(made.includes(configMapRef.name), `${name}: ${configMapRef.name}`);
    }
    for (const { secret, configMap } of volumes) {
      if (secret) assert.ok(secrets.includes(secret.secretName), secret.secretName);
      if (configMap) assert.ok(made.includes(configMap.name), configMap.name);
    }
  }
});

test('every pod is locked up: no root, nothing to write on, no privileges, no token, bounded memory', () => {
  for (const workload of workloads) {
    const { securityContext, automountServiceAccountToken } = workload.spec.template.spec;
    assert.equal(securityContext.runAsNonRoot, true, workload.metadata.name);
    assert.equal(automountServiceAccountToken, false, workload.metadata.name);
    for (const container of containers(workload)) {
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.ok(container.resources.limits.memory, container.name);
      if (workload.kind !== 'Job') assert.ok(container.readinessProbe && container.livenessProbe, container.name);
    }
  }
});

test('only the api and the migration may reach the database', () => {
  const [policy] = ofKind('NetworkPolicy').filter(({ metadata }) => metadata.name === 'database');
  const named = policy?.spec.ingress.flatMap(({ from }: { from: { podSelector?: { matchLabels: Labels } }[] }) =>
    from.flatMap(({ podSelector }) => Object.values(podSelector?.matchLabels ?? {})),
  );
  assert.deepEqual(named, ['api', 'migrate', 'database']);
});

test('a network policy speaks of pods that exist, and every pod has one', () => {
  const selectors: { matchLabels?: Labels; matchExpressions?: { key: string; values: string[] }[] }[] = ofKind(
    'NetworkPolicy',
  ).flatMap(({ spec }) => [
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
      [...pods, ...clusterPods].some((pod) => selects(labels, pod)),
      JSON.stringify(labels),
    );
  for (const pod of pods)
    assert.ok(
      wanted.some((labels) => selects(labels, pod)),
      JSON.stringify(pod),
    );
});
