import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import type { City } from '../content/city.ts';

export function IndustriesSection({ industries }: { industries: City['industries'] }) {
  return (
    <Section layout="sticky" title={industries.title} intro={industries.intro}>
      <FeatureList
        shape="rows"
        className={css({ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '8' })}
        items={industries.items.map(({ name, anchor }) => ({ title: name, to: `/industries#${anchor}` }))}
      />
    </Section>
  );
}
