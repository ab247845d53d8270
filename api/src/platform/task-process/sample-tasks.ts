import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { serveTasks } from './serve-tasks.ts';

/** Tasks of the test. */
serveTasks({
  double: (value: number) => value * 2,
  fail: () => {
    throw new Error('This value is invalid.');
  },
  count: async ({ path, times }: { path: string; times: number }, write) => {
    for (let time = 0; time < times; time += 1) await write(readFileSync(path));
    return times;
  },
  pid: () => process.pid,
  environment: () => Object.keys(process.env).filter((name) => !/^(NODE_|PWD$|SHLVL$|_$|OLDPWD$)/.test(name)),
  loop: () => {
    for (;;);
  },
  exit: () => process.exit(1),
  fillHeap: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 1_000 }, (_, n) => `${n}`));
  },
  fillBuffers: () => {
    const kept: Buffer[] = [];
    for (;;) kept.push(Buffer.alloc(1_000_000, 1));
  },
  writeFile: (path: string) => writeFileSync(path, 'x'),
  startProgram: () => void spawn('true'),
  connect: (port: number) =>
    new Promise((resolve, reject) => {
      connect(port, '127.0.0.1').on('connect', resolve).on('error', reject);
    }),
});
