import type { Today } from '@portal/staff-client/lead';
import { openLeads } from '../paths.ts';

export type SectionName = Today['sections'][number]['section'];

interface SectionText {
  title: string;
  /** Filter of the inbox with the same leads. `me` is whose day it is. */
  query: string;
  /** The practice that has its color. */
  hue?: 'connectivity' | 'it-security' | 'physical-security';
  tone?: 'danger';
}

export const sectionTexts: Record<SectionName, SectionText> = {
  waiting: { title: 'Waiting for your answer', query: 'owner=me&due=first&sort=due', hue: 'connectivity' },
  overdue: { title: 'Overdue', query: 'owner=me&step=overdue&sort=nextStep', tone: 'danger' },
  today: { title: 'Due today', query: 'owner=me&step=today&sort=nextStep', hue: 'it-security' },
  again: { title: 'Wrote again', query: 'owner=me&again=1&sort=due' },
  unassigned: { title: 'New, unassigned', query: `${openLeads}&owner=none&sort=due` },
  none: { title: 'No next step', query: 'owner=me&step=none&sort=due', hue: 'physical-security' },
};
