import { root } from '../workspaces/workspaces.ts';
import { type ProcessOptions, startProcess } from './start-process.ts';

export interface Outcome {
  code: number;
  /** Standard output and standard error in the order they were written. */
  output: string;
}

/** Runs a command, in the root folder by default, and resolves when it ends. Does not throw when the command fails. */
export async function run(command: string, args: string[], options: ProcessOptions = {}): Promise<Outcome> {
  const { subprocess, exited } = startProcess(command, args, { cwd: root, ...options, all: true, buffer: true });
  const code = await exited;
  const { all, originalMessage, timedOut } = await subprocess;
  const notes = [...(timedOut ? [`Too slow: stopped after ${Number(options.timeout) / 60_000} minutes.`] : [])];
  if (code === 127 && originalMessage) notes.push(originalMessage);
  return { code, output: [all, ...notes].filter(Boolean).join('\n') };
}
