import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { freePort } from '../processes/ports.ts';
import { apis, sendContact, stack, until } from './testing.ts';

const replace = (services: string[], env: NodeJS.ProcessEnv = {}) =>
  stack.compose(['--profile', 'mail', 'up', '--no-build', '--no-deps', '--detach', '--wait', ...services], { env });

after(async () => {
  await stack.compose(['--profile', 'mail', 'rm', '--stop', '--force', 'mail']);
  await replace(apis);
});

test('the id that nginx gives a request is in its log, in that of the api and in the mail that the request causes', async () => {
  const mailSettings = { SMTP_URL: 'smtp://mail:1025?requireTLS=false', MAIL_PORT: String(await freePort()) };
  await replace(['mail', ...apis], mailSettings);
  const { headers, status } = await sendContact('traced@example.com');
  const id = headers.get('x-request-id') ?? '';
  assert.equal(status, 201);
  assert.match(id, /^[\da-f]{32}$/);

  const received = async (): Promise<{ headers: Record<string, string> }[]> =>
    JSON.parse(
      await stack.exec('api', 'node', '-e', "fetch('http://mail:1080/email').then((r) => r.text()).then(console.log)"),
    );
  await until(async () => (await received()).some(({ headers }) => headers.traceparent?.startsWith(`00-${id}-`)));
  const logged = (...services: string[]) => stack.compose(['logs', '--no-log-prefix', '--no-color', ...services]);
  assert.match(await logged('nginx'), new RegExp(`"requestId":"${id}".*"path":"/api/contact"`));
  assert.match(await logged(...apis), new RegExp(`"traceId":"${id}".*"route":"/api/contact"`));
});
