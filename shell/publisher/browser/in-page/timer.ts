/** Starts a timer. Runs in the isolated world. */
export function startTimer(milliseconds: number) {
  Object.assign(globalThis, { isTimerRunning: true });
  setTimeout(() => Object.assign(globalThis, { isTimerRunning: false }), milliseconds);
}

/** Returns whether the timer has not fired. It is gone when the page has navigated. Runs in the isolated world. */
export const isTimerRunning = (): boolean => (globalThis as { isTimerRunning?: boolean }).isTimerRunning === true;
