const key = 'services-scroll';

/** Makes the services page scroll down by half a window when it is loaded next. */
export function requestScrollOffset() {
  try {
    sessionStorage.setItem(key, 'half');
  } catch {
    // Storage is disabled: the page stays at the top.
  }
}

/** Returns whether the offset was requested, and clears the request. */
export function takeScrollOffsetRequest(): boolean {
  try {
    const request = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return request !== null;
  } catch {
    return false;
  }
}
