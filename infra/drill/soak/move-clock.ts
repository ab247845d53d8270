import { setTimeout as sleep } from 'node:timers/promises';

/** Node's default address of its inspector. */
const inspector = 'http://127.0.0.1:9229/json/list';
const openMs = 20_000;

/** Moves the clock of a running Node process by some seconds against its real time; 0 ends that. Its timers go on, as on a real machine. */
export async function moveClock(pid: number, seconds: number): Promise<void> {
  if (await fetch(inspector).catch(() => undefined)) throw new Error('Another process has its inspector open.');
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await debuggerUrl());
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const expression = `(${replaceDate})(${seconds * 1_000}); setTimeout(() => process.getBuiltinModule('node:inspector').close(), 500)`;
  const answer = new Promise<{ data: string }>((resolve) => {
    socket.onmessage = resolve;
  });
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  const { result } = JSON.parse((await answer).data) as { result?: { exceptionDetails?: unknown } };
  socket.close();
  if (!result || result.exceptionDetails) throw new Error('The clock of the process cannot be moved.');
  await untilClosed();
}

async function debuggerUrl(): Promise<string> {
  for (const end = Date.now() + openMs; Date.now() < end; await sleep(100)) {
    const targets = await fetch(inspector).catch(() => undefined);
    const [target] = ((await targets?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
  }
  throw new Error(`The inspector of the process is not open after ${openMs / 1_000} s.`);
}

/** The next process opens its inspector at the same address. */
async function untilClosed() {
  while (await fetch(inspector).catch(() => undefined)) await sleep(100);
}

/** Runs in the process. */
function replaceDate(milliseconds: number) {
  const global = globalThis as typeof globalThis & { RealDate?: DateConstructor };
  global.RealDate ??= Date;
  const now = () => (global.RealDate as DateConstructor).now() + milliseconds;
  global.Date = new Proxy(global.RealDate, {
    construct: (target, args, self) => Reflect.construct(target, args.length > 0 ? args : [now()], self),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
