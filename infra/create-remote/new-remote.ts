import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownerOf, remotes } from '@portal/contracts/remote';
import { renamed, writtenAgain } from './written-again.ts';

/** The remote that the template is, and the one after whose place in the stacks a new one gets its own. */
const TEMPLATE = 'sample';
const MODEL = 'locations';

/** First parts of addresses that shell, API or nginx answer themselves. */
const RESERVED = ['api', 'shell', 'remotes', 'remote', 'og', 'preview', 'healthz', 'releases', 'unavailable', 'portal'];

/** A name for a new remote. Throws a sentence that says why it cannot have that one. */
export function newName(word: string): string {
  if (!/^[a-z]{3,16}$/.test(word))
    throw new Error(`A remote is called by one word of 3 to 16 lower-case letters, not "${word}".`);
  if (RESERVED.includes(word)) throw new Error(`"${word}" means something else in this portal. Choose another name.`);
  if (remotes.some(({ name }) => name === word)) throw new Error(`There is a remote "${word}" already.`);
  const owner = ownerOf(`/${word}`);
  if (owner) throw new Error(`/${word} is an address of "${owner.name}". Choose another name.`);
  return word;
}

export interface NewRemote {
  made: string[];
  changed: string[];
}

/** Makes the workspace of a new remote and names it wherever remotes are named. Throws, and has changed nothing, when a file stands in the way. */
export function makeRemote(name: string, root: string): NewRemote {
  const made = new Map([...fromTemplate(name), ...ownManifest(name, root)]);
  const changed = new Map([...inStacks(name, root), ...inLists(name, root)]);
  for (const path of [`mfe-${name}`, ...made.keys()])
    if (existsSync(join(root, path))) throw new Error(`${path} is there already. Nothing was changed.`);

  for (const [path, text] of [...made, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { made: [...made.keys()], changed: [...changed.keys()] };
}

type Files = [path: string, text: string][];

function fromTemplate(name: string): Files {
  const folder = join(import.meta.dirname, 'template');
  return globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [
      join(`mfe-${name}`, renamed(path, TEMPLATE, name)),
      renamed(readFileSync(join(folder, path), 'utf8'), TEMPLATE, name),
    ]);
}

const manifestOf = (name: string) => `infra/k8s/base/mfe-${name}.yaml`;

const ownManifest = (name: string, root: string): Files => [
  [manifestOf(name), renamed(readFileSync(join(root, manifestOf(MODEL)), 'utf8'), MODEL, name)],
];

/** What Compose and Kubernetes say of the model, they say of the new one as well. */
function inStacks(name: string, root: string): Files {
  return ['docker-compose.yml', ...globSync('infra/k8s/**/*.yaml', { cwd: root })]
    .filter((path) => !basename(path).startsWith('mfe-'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
    .map(([path, text]) => ({ path, text, more: writtenAgain(text, MODEL, name) }))
    .filter(({ text, more }) => more !== text)
    .map(({ path, more }) => [path, more]);
}

function inLists(name: string, root: string): Files {
  const ownership = `  { name: '${name}', classPrefix: '${name}', owns: /^\\/${name}(\\/[a-z-]+)?$/, isPublic: true },\n`;
  const team = `${`/mfe-${name}/`.padEnd(18)} @portal/${name}-team\n`;
  return [
    behind('packages/contracts/src/remote.ts', /^export const remotes: .*\[\n/m, ownership, root),
    behind('CODEOWNERS', /^(\/mfe-.*\n)+/m, team, root),
  ];
}

function behind(path: string, place: RegExp, line: string, root: string): Files[number] {
  const text = readFileSync(join(root, path), 'utf8');
  if (!place.test(text)) throw new Error(`${path} no longer has the list that a remote is written into.`);
  return [path, text.replace(place, (found) => found + line)];
}
