import { Link } from '@portal/platform';
import type { LeadCount } from '@portal/staff-client/report';
import type { ReactNode } from 'react';
import { inboxPath } from '../paths.ts';
import { link } from '../shared.styles.ts';
import { formatCount } from './format.ts';

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
