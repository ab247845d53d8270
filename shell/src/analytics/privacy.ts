interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Returns whether the browser sends Global Privacy Control or Do Not Track: no analytics and no consent banner. */
export function hasPrivacySignal(): boolean {
  const { globalPrivacyControl, doNotTrack }: PrivacySignals = navigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}
