import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';

type Style = 'red' | 'yellow' | 'green' | 'cyan' | 'magenta' | 'blue' | 'dim' | 'bold';

/** Returns the styled text, or the plain text when the output is not a terminal. */
export const color = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const print = (line: string): void => console.log(line);

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Resolves to whether the answer is yes. None within a minute is no. */
export async function confirm(question: string): Promise<boolean> {
  // Without its line editor, which takes Ctrl-C for itself.
  const terminal = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  const answer = await terminal.question(`${question} [y/N] `, { signal: AbortSignal.timeout(60_000) }).catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Runs a command and sets the exit code. Errors are printed without a stack trace. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(`\n${color('red', error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
