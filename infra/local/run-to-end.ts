import { type ChildOptions, startChild } from './children.ts';

export interface Outcome {
  code: number;
  output: string;
  ms: number;
}

/** Runs a command to its end and keeps what it said, in the order it was said, for the case that it fails. */
export async function runToEnd(
  command: string,
  args: string[],
  { timeLimitMs, onText, ...options }: ChildOptions & { timeLimitMs?: number; onText?: (text: string) => void } = {},
): Promise<Outcome> {
  const start = performance.now();
  const child = startChild(command, args, options);
  let output = '';
  const listen = (text: string) => {
    output += text;
    onText?.(text);
  };
  child.process.on('error', (error) => listen(`${error.message}\n`));
  child.process.stdout?.setEncoding('utf8').on('data', listen);
  child.process.stderr?.setEncoding('utf8').on('data', listen);

  const timer = timeLimitMs
    ? setTimeout(() => {
        listen(`\nStopped: it took longer than ${timeLimitMs / 60_000} minutes.\n`);
        child.stop();
      }, timeLimitMs)
    : undefined;
  const code = await child.exited;
  clearTimeout(timer);
  return { code, output, ms: performance.now() - start };
}
