import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkName, createProject, remoteTemplate } from '@portal/build/team/create-project';
import { addTeam } from '@portal/release/teams';
import { writeAtomic } from '@portal/release/write-atomic';
import { run } from '../processes/run.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { remoteFolder, teams, teamsFile } from '../workspaces/remotes.ts';
import { root } from '../workspaces/workspaces.ts';
import { print, runCommand } from './terminal.ts';

/** `npm run create-remote -- news`: creates a remote with one page. `--no-install` skips `npm install`. */
runCommand(async () => {
  stopOnSignal();
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (words.length !== 1) throw new Error('Name the new remote: npm run create-remote -- news');
  const name = words[0]?.replace(/^mfe-/, '') ?? '';
  checkName(name, teams);
  const template = join(import.meta.dirname, '../create-remote/template');
  const created = createProject(name, remoteFolder(name), [remoteTemplate, template]).map((path) =>
    join(`mfe-${name}`, path),
  );
  const team = { name, classPrefix: name, prefixes: [`/${name}`] };
  writeAtomic(teamsFile, addTeam(readFileSync(teamsFile, 'utf8'), team));

  // The name may change line breaks.
  const sources = [...created, teamsFile].filter((path) => /\.(tsx?|mjs|json)$/.test(path));
  await orThrow('biome', ['check', '--write', '--error-on-warnings', ...sources]);
  print(`Created:\n${created.map((path) => `  ${path}`).join('\n')}\nChanged:\n  ${relative(root, teamsFile)}`);

  if (!process.argv.includes('--no-install')) {
    print('\nnpm install (adds the workspace to package-lock.json)');
    await orThrow('npm', ['install', '--no-audit', '--no-fund']);
  }
  print(nextSteps(name));
  return 0;
});

async function orThrow(command: string, args: string[]) {
  const { code, output } = await run(command, args, { cwd: root });
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\n${command} ${args[0]} failed; the files are created.`);
}

const nextSteps = (name: string) => `
The page is at /${name}. When it is live it is in the sitemap; add links to it where visitors should find it.

  npm run dev -- ${name}               hot reload
  npm test -- mfe-${name}              its own tests
  npm run release -- check ${name}     the publisher's checks, without publishing
  npm run release -- keys ${name}      once: create the team's key
  npm run release -- ${name}           build, sign and publish

The publisher reads the new line of infra/teams.json by itself: neither shell nor publisher is built or restarted.`;
