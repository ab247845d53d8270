import { Link } from '@portal/platform';
import type { LeadCount } from '@portal/staff-client/report';
import type { ReactNode } from 'react';
import { formatCount } from '../numbers.ts';
import { inboxPath } from '../paths.ts';
import { link } from '../shared.styles.ts';

interface LeadsLinkProps {
  to: LeadCount;
  className?: string;
  /** By default their number. */
  children?: ReactNode;
}

/** Links to the leads behind a number. */
export const LeadsLink = ({ to: { count, query }, className = link, children }: LeadsLinkProps) => (
  <Link to={inboxPath(query)} className={className}>
    {children ?? formatCount(count)}
  </Link>
);
