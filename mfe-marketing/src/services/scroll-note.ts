const key = 'services-scroll';

/** Remembers, across the full navigation, that the services page should open half a window further down. */
export function leaveScrollNote() {
  try {
    sessionStorage.setItem(key, 'half');
  } catch {
    // Storage can be forbidden: then the page simply opens at its top.
  }
}

/** Whether a note was left; it counts once. */
export function takeScrollNote(): boolean {
  try {
    const note = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return note !== null;
  } catch {
    return false;
  }
}
