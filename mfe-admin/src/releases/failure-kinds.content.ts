import type { FieldErrorKind } from '@portal/contracts/field-counters';

export const failureKinds: Record<FieldErrorKind, string> = {
  error: 'Error',
  rejection: 'Rejected promise',
  boundary: 'Page replaced by an error message',
  hydration: 'Page rendered anew in the browser',
  resource: 'Missing file',
  csp: 'Blocked by the security policy',
  frozen: 'Page did not respond',
  form: 'Form failed',
};
