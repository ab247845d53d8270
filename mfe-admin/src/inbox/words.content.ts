import type { SubmissionKind } from '@portal/contracts/lead';
import { serviceInterests } from '@portal/contracts/practices';

/** Which form somebody sent. */
export const sourceWords: Record<SubmissionKind, string> = { contact: 'Contact form', 'case-study': 'Case study' };

/** A service as its page or the form calls it; what the form does not offer is shown as it was sent. */
export function serviceWords(service: string): string {
  const offered = serviceInterests.find(({ value }) => value === service)?.label;
  return offered ?? fromSlug(service);
}

/** `san-antonio` as one writes it. */
export function fromSlug(slug: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) return slug;
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
