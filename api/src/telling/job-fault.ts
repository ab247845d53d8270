/** What pg-boss complains about, without words: those of PostgreSQL and of mail servers quote names and addresses. */
export function describeJobFault(error: unknown): Record<string, unknown> {
  const { name, code, queue, stack } = Object(error) as Record<string, unknown>;
  return {
    name,
    code,
    queue,
    at: String(stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at ')),
  };
}
