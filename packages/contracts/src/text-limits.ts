/** Longest texts, in characters. The API rejects longer ones, and inputs have the limit as `maxLength`. */
export const textLimits = {
  name: 200,
  firstName: 200,
  lastName: 200,
  company: 200,
  email: 254,
  phone: 50,
  service: 100,
  message: 5000,
  note: 5000,
  search: 200,
  nextStep: 200,
  /** Name of a saved view. */
  viewName: 80,
} as const;

/** The message about a text that is too long, in forms and API. */
export const tooLong = (label: string, max: number) => `${label} is too long: at most ${max} characters, please`;
