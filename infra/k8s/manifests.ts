import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** A Kubernetes object as far as this folder's tests look into it. What it really is, they check before. */
export interface Manifest {
  /** Where it is written, as in `base/nginx.yaml`. */
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Labels };
  // biome-ignore lint/suspicious/noExplicitAny: the shape of a spec depends on the kind; the schemas judge it
  spec?: any;
}

export type Labels = Record<string, string>;

export interface Kustomization {
  folder: string;
  resources: string[];
  patches?: { path: string }[];
  configMapGenerator?: { name: string }[];
  images?: { name: string }[];
}

const here = import.meta.dirname;
const isKustomization = (file: string) => basename(file) === 'kustomization.yaml';
const yamlFiles = globSync('**/*.yaml', { cwd: here }).sort();

function documents(file: string): unknown[] {
  return parseAllDocuments(readFileSync(join(here, file), 'utf8'), { strict: true }).map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    return document.toJS();
  });
}

export const kustomizations = yamlFiles.filter(isKustomization).map((file) => {
  const [found] = documents(file);
  return { ...(found as Kustomization), folder: join(file, '..') };
});

const patchFiles = kustomizations.flatMap(({ folder, patches = [] }) => patches.map(({ path }) => join(folder, path)));

const all = yamlFiles
  .filter((file) => !isKustomization(file))
  .flatMap((file) => documents(file).map((document) => ({ ...(document as Manifest), file })));

/** Whole objects. */
export const manifests = all.filter(({ file }) => !patchFiles.includes(file));

/** Parts of objects, laid over them by an overlay. */
export const patches = all.filter(({ file }) => patchFiles.includes(file));

export const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(kind));

/** Whatever starts pods. */
export const workloads = ofKind('Deployment', 'StatefulSet', 'Job');
