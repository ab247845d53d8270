import { join } from 'node:path';
import { type Manifest, render } from '../manifests.ts';

/** API versions that Kubernetes 1.20 does not have, and resources of operators that are not installed. */
const isMissing = ({ apiVersion }: Manifest) =>
  ['policy/v1', 'autoscaling/v2'].includes(apiVersion) || /cnpg|cert-manager/.test(apiVersion);

/** Changes of the local overlay: two pods of autoscaled workloads, and higher rate limits for requests of one address. */
const replicas: Record<string, number> = { nginx: 2, api: 2 };
const settings: Record<string, Record<string, string>> = {
  leads: { FORM_RATE_PER_MINUTE: '0' },
  nginx: { FORM_FLOOD_RATE: '6000r/m', SIGN_IN_FLOOD_RATE: '6000r/m' },
};

const local = () => render(join(import.meta.dirname, '../overlays/local'));

/** Returns the rules by which the PostgreSQL of the local overlay accepts connections. */
export const databaseAccess = (): string[] =>
  local().find(({ kind }) => kind === 'Cluster')?.spec.postgresql.pg_hba ?? [];

/** Returns the local overlay, adjusted to the test cluster, with images of this tag. */
export function adjustedOverlay(tag: string): Manifest[] {
  const manifests = local().filter((manifest) => !isMissing(manifest));
  for (const manifest of manifests) {
    const { kind, metadata, spec } = manifest;
    if (kind === 'ConfigMap') Object.assign(manifest.data ?? {}, settings[metadata.name.replace(/-\w+$/, '')]);
    if (!['Deployment', 'StatefulSet', 'Job'].includes(kind)) continue;
    if (kind !== 'Job') spec.replicas = replicas[metadata.name] ?? 1;
    for (const container of spec.template.spec.containers) container.image = imageOf(container.image, tag);
  }
  return manifests;
}

/** Returns the name that containerd gives an image of `docker save`. */
export const imageOf = (name: string, tag: string) => `docker.io/library/${name.split(':')[0]}:${tag}`;
