import { send } from '@portal/platform';
import type { Challenge, Solution } from 'altcha-lib/types';

/** Where this release lies; filled in by the bundler. */
declare const __webpack_public_path__: string;

/**
 * Solves the puzzle that the API asks of a form that looks like spam, beside the page, and hands in the solution. The
 * request is stored already: if nothing comes of this, a person will look at it.
 */
export async function prove(submissionId: string, challenge: Challenge): Promise<void> {
  const worker = new Worker(`${__webpack_public_path__}solver.js`, { type: 'module' });
  try {
    const solution = await new Promise<Solution>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = () => reject(new Error('The puzzle was not solved.'));
      worker.postMessage(challenge);
    });
    await send('POST', '/api/contact/proof', { submissionId, proof: { challenge, solution } });
  } finally {
    worker.terminate();
  }
}
