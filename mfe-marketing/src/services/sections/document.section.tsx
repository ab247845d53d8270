import type { Practice } from '@portal/contracts/practices';
import { Section } from '@portal/ui/section';
import type { ServiceDocument } from '../service.ts';
import { band } from './band.ts';

/** A document as a client gets it. */
export function DocumentSection({ practice, title, intro, sheet }: ServiceDocument & { practice: Practice }) {
  return (
    <Section sunken practice={practice} title={title} intro={intro} className={band}>
      {sheet}
    </Section>
  );
}
