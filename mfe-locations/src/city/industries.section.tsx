import { PillList } from '@portal/ui/pill-list';
import { Section } from '@portal/ui/section';
import type { City } from '../content/city.ts';

export function IndustriesSection({ industries }: { industries: City['industries'] }) {
  return (
    <Section layout="sticky" title={industries.title} intro={industries.intro}>
      <PillList
        label="Industries"
        items={industries.items.map(({ name, anchor }) => ({ label: name, to: `/industries#${anchor}` }))}
      />
    </Section>
  );
}
