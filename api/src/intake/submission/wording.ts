import { formWordings, isWordingVersion } from '@portal/contracts/form-wording';
import type { FormWording } from './new-request.ts';

/** Returns what the form said, by the version that it names. Null for a form that names none, or one that does not exist. */
export function readWording(body: unknown): FormWording | null {
  const { wording: version } = Object(body);
  return isWordingVersion(version) ? { version, text: formWordings[version].join('\n') } : null;
}
