import { root } from '../workspaces/workspaces.ts';
import { type ProcessOptions, startProcess } from './start-process.ts';

export interface Outcome {
  code: number;
  /** Standard output and standard error, in the order of writing. */
  output: string;
}

/** Runs a command to its end, in the root folder unless `cwd` names another. It does not throw when the command fails. */
export async function run(command: string, args: string[], options: ProcessOptions = {}): Promise<Outcome> {
  const { subprocess, exited } = startProcess(command, args, { cwd: root, ...options, all: true, buffer: true });
  const code = await exited;
  const { all, originalMessage, timedOut } = await subprocess;
  const notes = [...(timedOut ? [`Too slow: stopped after ${Number(options.timeout) / 60_000} minutes.`] : [])];
  if (code === 127 && originalMessage) notes.push(originalMessage);
  return { code, output: [all, ...notes].filter(Boolean).join('\n') };
}
