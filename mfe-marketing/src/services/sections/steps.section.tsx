import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface StepsSectionProps {
  service: Service;
  shape: 'timeline' | 'row' | 'grid';
}

/** `grid` is dark. */
export const StepsSection = ({ service: { practice, steps }, shape }: StepsSectionProps) =>
  steps && (
    <Section
      colorMode={shape === 'grid' ? 'dark' : 'light'}
      practice={practice}
      layout={shape === 'row' ? undefined : 'sticky'}
      title={steps.title}
      className={band}
    >
      <Steps items={steps.items} shape={shape} />
    </Section>
  );
