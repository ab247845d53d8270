/** Returns the CPU time of some work in milliseconds, the minimum of several runs. Independent of the load of the machine. */
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
