/**
 * A task of a program that `TaskProcess` runs. The input and the result are structured clones. `write` sends bytes to the caller, and resolves
 * when the caller wants more.
 */
// biome-ignore lint/suspicious/noExplicitAny: The caller and the task agree on the input.
export type Task = (input: any, write: (bytes: Uint8Array) => Promise<void>) => unknown;

/** To the program: run a task, or go on after its bytes were taken. */
export type ToProgram = { task: string; input: unknown } | { next: true };
export type FromProgram = { bytes: Uint8Array } | { result: unknown } | { error: string };

/** Runs tasks by name, one at a time, for the `TaskProcess` that started this program. */
export function serveTasks(tasks: Record<string, Task>): void {
  const send = (message: FromProgram) => process.send?.(message);
  let next = () => {};
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve) => {
      next = resolve;
      send({ bytes });
    });
  process.on('message', async (message: ToProgram) => {
    if ('next' in message) return next();
    try {
      send({ result: await tasks[message.task]?.(message.input, write) });
    } catch (error) {
      send({ error: String(Object(error).message) });
    }
  });
  // The caller has ended.
  process.on('disconnect', () => process.exit());
}
