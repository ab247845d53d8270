import type { Challenge } from 'altcha-lib/types';

/** The solver comes only when it is needed, which for hardly anybody it is. */
export async function proveLater(submissionId: string, challenge: Challenge): Promise<void> {
  try {
    const { prove } = await import(/* webpackChunkName: "prove" */ './prove.ts');
    await prove(submissionId, challenge);
  } catch {
    // The visitor has been thanked and the request is stored: staff will see it among what was put aside.
  }
}
