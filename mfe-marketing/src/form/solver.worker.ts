import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

self.onmessage = async ({ data: challenge }) => {
  postMessage(await solveChallenge({ challenge, deriveKey }));
};
