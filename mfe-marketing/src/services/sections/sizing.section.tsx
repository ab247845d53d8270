import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { Calculator } from '../../calculator/calculator.tsx';
import type { Service } from '../service.ts';
import { band } from './band.ts';

/** The calculator with what this service counts. */
export const SizingSection = ({ service: { practice, name, sizing } }: { service: Service }) =>
  sizing && (
    <Section
      practice={practice}
      title={sizing.title}
      className={band}
      actions={
        <TextLink to="/pricing#calculator" arrow>
          How it is counted
        </TextLink>
      }
    >
      <Calculator example={sizing.example} consultation={{ service: practice, about: name }} />
    </Section>
  );
