/**
 * How much this process computes for a piece of work, in milliseconds on the processor: the least of several tries. A
 * clock on the wall would measure what else the machine is doing.
 */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const tries: number[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    tries.push((user + system) / 1000);
  }
  return Math.min(...tries);
}
