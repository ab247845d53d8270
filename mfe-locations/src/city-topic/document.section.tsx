import type { Practice } from '@portal/contracts/practices';
import { Section } from '@portal/ui/section';
import type { ReactNode } from 'react';
import { compact } from '../spacing.ts';

/** An example of what a client gets, from @portal/drawings, with the texts of its section. */
export interface PageDocument {
  title: string;
  intro: string;
  sheet: ReactNode;
}

/** The background is sunken: pages place the section between others. */
export function DocumentSection({ practice, title, intro, sheet }: PageDocument & { practice: Practice }) {
  return (
    <Section sunken className={compact} practice={practice} title={title} intro={intro}>
      {sheet}
    </Section>
  );
}
