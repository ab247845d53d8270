import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { provideChromium } from '../browser/chromium.ts';
import { Stack } from '../compose/stack.ts';
import { freePort } from '../processes/ports.ts';
import { run } from '../processes/run.ts';
import { runScript } from '../processes/run-script.ts';
import { stopOnSignal } from '../processes/stop-on-signal.ts';
import { root } from '../workspaces/workspaces.ts';
import { type Phase, runPhases } from './phases.ts';
import { print, runCommand } from './terminal.ts';

/**
 * `npm run test:containers`: builds the images, starts a portal from them, runs the browser journeys with and without a
 * separate origin of the lead desk, runs the container tests, and removes everything. `-- containers` skips the journeys,
 * `-- containers traces` and `-- journeys cookies` also the tests of other files.
 */
runCommand(async () => {
  const [word = '', file] = process.argv.slice(2);
  const port = await freePort();
  const { output: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  const stack = new Stack(`portal-test-${randomUUID().slice(0, 8)}`, port, {
    TLS_PORT: String(await freePort()),
    SITE_URL: `http://localhost:${port}`,
    COMMIT: commit.trim(),
    VIDEO_URL: 'https://video.example/embed/approach',
    // All requests of the tests come from one address.
    FORM_RATE_PER_MINUTE: '0',
    SIGN_IN_FLOOD_RATE: '6000r/m',
  });
  const remove = async () => void (await stack.compose(['down', '--volumes', '--rmi', 'local', '--timeout', '5']));
  stopOnSignal(remove);

  try {
    const started: Phase = { name: 'images and start', run: () => start(stack) };
    const phases: Phase[] = [
      { name: 'journeys, the desk on its own origin', needs: [started], run: () => journeys(stack, file) },
      { name: 'containers', needs: [started], run: () => containers(stack, file) },
      { name: 'journeys, one origin', needs: [started], run: () => journeysOnOneOrigin(stack, file) },
    ];
    const selected = phases.filter(({ name }) => name.startsWith(word));
    return await runPhases([started, ...selected]);
  } finally {
    await remove();
  }
});

async function start(stack: Stack): Promise<undefined> {
  await stack.compose(['up', '--build', '--detach', '--wait']);
  const { email, password } = await stack.addManager();
  Object.assign(stack.env, { STAFF_EMAIL: email, STAFF_PASSWORD: password });
}

const environment = (stack: Stack) => ({ ...stack.env, PORTAL_ORIGIN: stack.origin });

async function journeys(
  stack: Stack,
  file: string | undefined,
  env: NodeJS.ProcessEnv = { DESK_URL: `http://desk.localhost:${stack.env.PORT}` },
) {
  return runScript('test', 'e2e', {
    args: file === undefined ? [] : [file],
    env: { ...environment(stack), ...env, CHROMIUM_PATH: await provideChromium() },
  });
}

async function journeysOnOneOrigin(stack: Stack, file: string | undefined) {
  const env = { DESK_URL: '' };
  await stack.compose(['up', '--no-build', '--detach', '--wait'], { env });
  return journeys(stack, file, env);
}

async function containers(stack: Stack, file = '*') {
  const files = join(root, `infra/{compose,nginx}/${file}.test.ts`);
  const outcome = await run(process.execPath, ['--test', '--test-concurrency=1', files], {
    env: environment(stack),
  });
  for (const line of outcome.output.split('\n')) if (/^ℹ (image|\w+ was checked)/.test(line)) print(line);
  return outcome;
}
