import { createStore } from '@portal/ui/create-store';

export type Consent = 'granted' | 'denied';

const key = 'analytics-consent';

interface ConsentState {
  /** The visitor's choice, now or on an earlier visit. */
  choice?: Consent;
  /** Whether the consent banner is shown. */
  isBannerOpen: boolean;
}

const stored = readStored();

export const consentStore = createStore<ConsentState>({ choice: stored, isBannerOpen: !stored });

export function setConsent(choice: Consent) {
  consentStore.set({ choice, isBannerOpen: false });
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Storage is disabled: the choice lasts until the document is unloaded.
  }
}

export const openConsentBanner = () => consentStore.set({ ...consentStore.get(), isBannerOpen: true });

function readStored(): Consent | undefined {
  try {
    const value = localStorage.getItem(key);
    return value === 'granted' || value === 'denied' ? value : undefined;
  } catch {
    return undefined;
  }
}
