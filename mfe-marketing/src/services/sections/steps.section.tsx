import { Section } from '@portal/ui/section';
import { Steps } from '@portal/ui/steps';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface StepsSectionProps {
  service: Service;
  shape: 'timeline' | 'row' | 'grid';
  colorMode?: 'light' | 'dark';
  sunken?: boolean;
}

export function StepsSection({ service, shape, colorMode, sunken }: StepsSectionProps) {
  return (
    <Section
      colorMode={colorMode}
      sunken={sunken}
      practice={service.practice}
      layout={shape === 'row' ? undefined : 'sticky'}
      title={service.steps.title}
      className={band}
    >
      <Steps items={service.steps.items} shape={shape} />
    </Section>
  );
}
