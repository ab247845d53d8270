import { Faq } from '@portal/ui/faq';
import { Section } from '@portal/ui/section';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface FaqSectionProps {
  service: Service;
  /** `columns`: all answers are visible. */
  shape: 'rows' | 'columns';
}

export const FaqSection = ({ service: { practice, faq }, shape }: FaqSectionProps) => (
  <Section practice={practice} layout={shape === 'rows' ? 'sticky' : undefined} title={faq.title} className={band}>
    <Faq items={faq.items} shape={shape} />
  </Section>
);
