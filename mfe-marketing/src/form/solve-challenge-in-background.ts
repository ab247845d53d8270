import type { Challenge } from 'altcha-lib/types';

/** Loads the solver and solves the challenge. Does nothing on failure: the stored request is then marked as possible spam. */
export async function solveChallengeInBackground(submissionId: string, challenge: Challenge): Promise<void> {
  try {
    const { solveChallenge } = await import(/* webpackChunkName: "solve-challenge" */ './solve-challenge.ts');
    await solveChallenge(submissionId, challenge);
  } catch {}
}
