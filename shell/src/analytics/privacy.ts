interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Global Privacy Control or Do Not Track: both mean that nobody wants to be counted, nor asked about it. */
export function asksForPrivacy(): boolean {
  const { globalPrivacyControl, doNotTrack }: PrivacySignals = navigator;
  return globalPrivacyControl === true || doNotTrack === '1';
}
