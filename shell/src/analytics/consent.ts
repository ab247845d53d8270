export type Consent = 'granted' | 'denied';

const key = 'analytics-consent';
const listeners = new Set<() => void>();

let answered: Consent | undefined;
let isAsking = false;

/** What the visitor has answered, now or on an earlier visit. */
export function consent(): Consent | undefined {
  answered ??= remembered();
  return answered;
}

export function answer(given: Consent) {
  answered = given;
  isAsking = false;
  remember(given);
  tell();
}

/** Is the question on the screen: nobody has answered yet, or the visitor wants to answer anew? */
export const isAsked = () => isAsking || consent() === undefined;

export function askAgain() {
  isAsking = true;
  tell();
}

/** Calls back on every change. Answers what stops that. */
export function onConsent(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell() {
  for (const listener of listeners) listener();
}

// Reading and writing both throw where a visitor has the browser keep nothing: the answer then lasts for this document.
function remember(given: Consent) {
  try {
    localStorage.setItem(key, given);
  } catch {
    answered = given;
  }
}

function remembered(): Consent | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    return undefined;
  }
}
