import { makeRemote, newName } from '../create-remote/new-remote.ts';
import { runToEnd } from './run-to-end.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { runCommand, say } from './terminal.ts';
import { root } from './workspaces.ts';

/** `npm run create-remote -- news`: a new remote with one page, known wherever remotes are. `--no-install` leaves npm to the caller. */
runCommand(async () => {
  stopOnSignal();
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (words.length !== 1) throw new Error('Name the new remote: npm run create-remote -- news');
  const name = newName(words[0]?.replace(/^mfe-/, '') ?? '');
  const { made, changed } = makeRemote(name, root);

  // A longer name may need another line break.
  const sources = made.concat(changed).filter((path) => /\.(tsx?|mjs|json|md)$/.test(path));
  await orThrow('biome', ['check', '--write', '--error-on-warnings', ...sources]);
  say(`Made:\n${indented(made)}\nChanged:\n${indented(changed)}`);

  if (!process.argv.includes('--no-install')) {
    say('\nnpm install (its entry in package-lock.json)');
    await orThrow('npm', ['install', '--no-audit', '--no-fund']);
  }
  say(nextSteps(name));
  return 0;
});

async function orThrow(command: string, args: string[]) {
  const { code, output } = await runToEnd(command, args, { cwd: root });
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\n${command} ${args[0]} failed; the files are made.`);
}

const indented = (paths: string[]) => paths.map((path) => `  ${path}`).join('\n');

const nextSteps = (name: string) => `
The page is at /${name}: in the sitemap as soon as it is live, in no menu until somebody links to it.

  npm run dev -- ${name}               hot reload
  npm test -- mfe-${name}              its own tests
  npm run gate -- ${name}              what the portal will say of it
  npm run release -- keys ${name}      once: its team's key
  npm run release -- ${name}           signed and published

Before its first release, a shell that knows the new address has to be live, with its team's public key among RELEASE_KEYS.`;
