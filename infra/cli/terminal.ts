import { styleText } from 'node:util';

type Style = 'red' | 'yellow' | 'green' | 'cyan' | 'magenta' | 'blue' | 'dim' | 'bold';

/** Returns the styled text, or the plain text when the output is not a terminal. */
export const color = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

export const print = (line: string): void => console.log(line);

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Runs a command and sets the exit code. Errors are printed without a stack trace. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(`\n${color('red', error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
