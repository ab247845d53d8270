const maxAttempts = 5;

const conflictCodes = [
  '40001', // serialization_failure
  '40P01', // deadlock_detected
];

/** Runs a transaction again, five times at most, when PostgreSQL ended it in favor of another one. A retry also solves `furtherCodes`. */
export async function retryConflicts<Result>(
  transaction: () => Promise<Result>,
  ...furtherCodes: string[]
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isConflict = [...conflictCodes, ...furtherCodes].includes(String(Object(error).code));
      if (attempt === maxAttempts || !isConflict) throw error;
    }
  }
}
