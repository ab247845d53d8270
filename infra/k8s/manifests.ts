import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { provideKubectl } from './kubectl.ts';

/** A Kubernetes object as far as the tests of this folder read it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Labels };
  // biome-ignore lint/suspicious/noExplicitAny: the shape of a spec depends on the kind; schemas.test.ts checks it
  spec?: any;
  data?: Record<string, string>;
}

export type Labels = Record<string, string>;

/** The objects that `kubectl apply -k` sends to a cluster. */
export interface Overlay {
  name: string;
  manifests: Manifest[];
}

/** Returns the objects of a kustomization. Throws when kustomize rejects it. */
function render(folder: string): Manifest[] {
  const yaml = execFileSync(provideKubectl(), ['kustomize', folder], { encoding: 'utf8' });
  return parseAllDocuments(yaml, { strict: true }).map((document) => document.toJS());
}

export const overlays: Overlay[] = ['local', 'production'].map((name) => ({
  name,
  manifests: render(join(import.meta.dirname, 'overlays', name)),
}));

export const ofKind = ({ manifests }: Overlay, ...kinds: string[]) =>
  manifests.filter(({ kind }) => kinds.includes(kind));

/** Returns the objects that start pods. */
export const workloads = (overlay: Overlay) => [
  ...ofKind(overlay, 'Deployment', 'StatefulSet', 'Job'),
  ...ofKind(overlay, 'CronJob').map((manifest) => ({ ...manifest, spec: manifest.spec.jobTemplate.spec })),
];
