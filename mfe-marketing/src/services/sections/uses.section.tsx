import { Card } from '@portal/ui/card';
import { FeatureList } from '@portal/ui/feature-list';
import { noWrap } from '@portal/ui/no-wrap';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import type { Service } from '../service.ts';
import { band } from './band.ts';

interface UsesSectionProps {
  service: Service;
  shape: 'columns' | 'rows' | 'cards';
}

export const UsesSection = ({ service: { practice, uses }, shape }: UsesSectionProps) =>
  uses && (
    <Section
      sunken={shape === 'cards'}
      practice={practice}
      layout={shape === 'rows' ? 'sticky' : undefined}
      title={uses.title}
      className={band}
    >
      {shape === 'cards' ? <Cards items={uses.items} /> : <FeatureList shape={shape} items={uses.items} />}
    </Section>
  );

const Cards = ({ items }: Pick<NonNullable<Service['uses']>, 'items'>) => (
  <ul
    className={css({
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '4', lg: '6' },
    })}
  >
    {items.map(({ title, text }) => (
      <li key={title} className={css({ display: 'grid' })}>
        <Card title={title}>
          <p>{noWrap(text)}</p>
        </Card>
      </li>
    ))}
  </ul>
);
