import { send } from '@portal/platform';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Base path of this release, inserted by the bundler. */
declare const __webpack_public_path__: string;

/**
 * Solves the proof of work that the API requests for a submission that looks like spam, in a worker, and sends the
 * solution. Does nothing on failure: the stored request is then marked as possible spam.
 */
export async function solveChallenge(submissionId: string, challenge: Challenge): Promise<void> {
  // Browsers compute digests on pages with TLS only. The API of a site without TLS holds no form that a proof would release.
  if (!isSecureContext) return;
  let worker: Worker | undefined;
  try {
    worker = new Worker(`${__webpack_public_path__}solver.js`, { type: 'module' });
    const solution = await solveInWorker(worker, challenge);
    await send('POST', '/api/contact/proof', { submissionId, proof: { challenge, solution } });
  } catch {
  } finally {
    worker?.terminate();
  }
}

const solveInWorker = (worker: Worker, challenge: Challenge) =>
  new Promise<Solution>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The challenge was not solved.'));
    worker.postMessage(challenge);
  });
