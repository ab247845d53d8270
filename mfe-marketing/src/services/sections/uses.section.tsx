import { Card } from '@portal/ui/card';
import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface UsesProps {
  service: Service;
  sunken?: boolean;
}

export function UsesColumns({ service, sunken }: UsesProps) {
  return (
    <Section sunken={sunken} practice={service.practice} title={service.uses.title} className={band}>
      <FeatureList shape="columns" items={service.uses.items} />
    </Section>
  );
}

export function UsesRows({ service }: { service: Service }) {
  return (
    <Section practice={service.practice} layout="sticky" title={service.uses.title} className={band}>
      <FeatureList shape="rows" items={service.uses.items} />
    </Section>
  );
}

export function UsesCards({ service }: { service: Service }) {
  return (
    <Section sunken practice={service.practice} title={service.uses.title} className={band}>
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          gap: { base: '4', lg: '6' },
        })}
      >
        {service.uses.items.map(({ title, text }) => (
          <li key={title} className={css({ display: 'grid' })}>
            <Card title={title}>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
