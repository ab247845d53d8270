/** The four practices: each owns one of the hero's four words and one hue of the design system. */
export const practices = [
  { id: 'physical-security', name: 'Physical Security', word: 'Safer' },
  { id: 'audiovisual', name: 'Audio/Visual', word: 'Smarter' },
  { id: 'connectivity', name: 'Networking', word: 'Connected' },
  { id: 'it-security', name: 'IT Security', word: 'Secured' },
] as const;

export type Practice = (typeof practices)[number]['id'];

/** What a visitor can choose as "service" in the contact form: stored value and shown label. */
export const serviceInterests = [
  { value: 'connectivity', label: 'Connectivity & Networking' },
  { value: 'physical-security', label: 'Physical Security' },
  { value: 'it-security', label: 'IT Security' },
  { value: 'audiovisual', label: 'Audio/Visual Systems' },
  { value: 'consultation', label: 'General Consultation' },
] as const;
