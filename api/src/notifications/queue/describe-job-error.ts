/** Returns the loggable parts of a pg-boss error, without its message: PostgreSQL and mail servers quote personal data. */
export function describeJobError(error: unknown): Record<string, unknown> {
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
