import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { newFolder } from '../../testing/new-folder.ts';
import { TaskLimitError, TaskProcess, TaskQueueFullError, TaskStoppedError } from './task-process.ts';

const program = new URL('./sample-tasks.js', import.meta.url);
const tasks = new TaskProcess(program, { megabytes: 100, milliseconds: 30_000 });
const folder = newFolder();
const listener = createServer().listen(0, '127.0.0.1');
await once(listener, 'listening');

afterAll(async () => {
  await tasks.stop();
  listener.close();
});

test('runs tasks one after the other in one process', async () => {
  expect(await Promise.all([1, 2, 3].map((value) => tasks.run('double', value)))).toEqual([2, 4, 6]);
  expect(await tasks.run('pid', null)).toBe(await tasks.run('pid', null));
});

test('rejects with the message of the error of a task', async () => {
  await expect(tasks.run('fail', null)).rejects.toThrow('This value is invalid.');
});

test('takes the bytes that a task writes, in order, one part at a time', async () => {
  const path = join(folder, 'file');
  writeFileSync(path, Buffer.alloc(100_000, 7));
  let size = 0;
  let taking = 0;
  const take = async (bytes: Uint8Array) => {
    taking += 1;
    expect(taking).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    size += bytes.length;
    taking -= 1;
  };
  expect(await tasks.run('count', { path, times: 20 }, take)).toBe(20);
  expect(size).toBe(2_000_000);
  const refuse = () => Promise.reject(new Error('The disk is full.'));
  await expect(tasks.run('count', { path, times: 20 }, refuse)).rejects.toThrow('The disk is full.');
  expect(await tasks.run('double', 4)).toBe(8);
});

test.each(['exit', 'fillHeap'])('the task "%s" ends its process, and the next task runs', async (task) => {
  const before = await tasks.run('pid', null);
  await expect(tasks.run(task, null)).rejects.toThrow(TaskLimitError);
  expect(await tasks.run('pid', null)).not.toBe(before);
});

test('buffers count for the limit of memory', async () => {
  await expect(tasks.run('fillBuffers', null)).rejects.toThrow();
  expect(await tasks.run('double', 4)).toBe(8);
});

test('a task that takes too long ends its process', async () => {
  const impatient = new TaskProcess(program, { megabytes: 100, milliseconds: 300 });
  await expect(impatient.run('loop', null)).rejects.toThrow(TaskLimitError);
  await impatient.stop();
});

test('tasks have no environment, write no files, start no programs and open no connections', async () => {
  const { port } = listener.address() as AddressInfo;
  expect(await tasks.run('environment', null)).toEqual([]);
  await expect(tasks.run('writeFile', join(folder, 'new'))).rejects.toThrow(/restricted/);
  await expect(tasks.run('startProgram', null)).rejects.toThrow(/restricted/);
  await expect(tasks.run('connect', port)).rejects.toThrow(/restricted/);
});

test('rejects tasks beyond those that may wait, and those that run when the API stops', async () => {
  const busy = new TaskProcess(program, { megabytes: 100, milliseconds: 30_000, waiting: 1 });
  const running = busy.run('loop', null);
  const next = busy.run('double', 1);
  await expect(busy.run('double', 1)).rejects.toThrow(TaskQueueFullError);
  const ends = Promise.allSettled([running, next]);
  await busy.stop();
  for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(TaskStoppedError) });
});
