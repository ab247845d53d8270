import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { industryPath } from '../content/addresses.ts';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';

export function IndustriesSection({ industries }: { industries: City['industries'] }) {
  return (
    <Section layout="sticky" className={compact} title={industries.title} intro={industries.intro}>
      <FeatureList
        shape="rows"
        className={css({ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: '8' })}
        items={industries.items.map(({ name, industry }) => ({ title: name, to: industryPath(industry) }))}
      />
    </Section>
  );
}
