import { Faq } from '@portal/ui/faq';
import { Section } from '@portal/ui/section';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface FaqSectionProps {
  service: Service;
  /** `columns`: all answers are visible. */
  shape: 'rows' | 'columns';
  sunken?: boolean;
}

export function FaqSection({ service, shape, sunken }: FaqSectionProps) {
  return (
    <Section
      sunken={sunken}
      practice={service.practice}
      layout={shape === 'rows' ? 'sticky' : undefined}
      title={service.faq.title}
      className={band}
    >
      <Faq items={service.faq.items} shape={shape} />
    </Section>
  );
}
