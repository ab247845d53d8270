import { styleText } from 'node:util';

type Colour = 'red' | 'yellow' | 'green' | 'cyan' | 'magenta' | 'blue' | 'dim' | 'bold';

/** Coloured only where the reader can see colours. */
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout });

export const say = (line: string): void => console.log(line);

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Ends a command: what is wrong, in one sentence, and no stack that only its author could read. */
export async function runCommand(story: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await story();
  } catch (error) {
    console.error(`\n${paint('red', error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
