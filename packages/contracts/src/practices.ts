/** The four practices. `word` is the practice's word in the home page's heading. */
export const practices = [
  { id: 'physical-security', name: 'Physical Security', word: 'Safer' },
  { id: 'audiovisual', name: 'Audio/Visual', word: 'Smarter' },
  { id: 'connectivity', name: 'Networking', word: 'Connected' },
  { id: 'it-security', name: 'IT Security', word: 'Secured' },
] as const;

export type Practice = (typeof practices)[number]['id'];

/** Returns the name of a practice, or the value itself for anything else. */
export const practiceName = (value: string): string => practices.find(({ id }) => id === value)?.name ?? value;

/** Options of the contact form's `service` field. */
export const serviceInterests = [
  { value: 'connectivity', label: 'Connectivity & Networking' },
  { value: 'physical-security', label: 'Physical Security' },
  { value: 'it-security', label: 'IT Security' },
  { value: 'audiovisual', label: 'Audio/Visual Systems' },
  { value: 'consultation', label: 'General Consultation' },
] as const;
