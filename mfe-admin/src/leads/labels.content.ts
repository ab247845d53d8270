import type { SubmissionKind } from '@portal/contracts/lead';
import { serviceInterests } from '@portal/contracts/practices';

export const sourceLabels: Record<SubmissionKind, string> = { contact: 'Contact form', 'case-study': 'Case study' };

/** Returns the label of a service, or the submitted text when the form does not offer it. */
export function serviceLabel(service: string): string {
  const label = serviceInterests.find(({ value }) => value === service)?.label;
  return label ?? labelFromSlug(service);
}

/** Returns `San Antonio` for `san-antonio`. Text that is not a slug is returned unchanged. */
export function labelFromSlug(slug: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(slug)) return slug;
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
