import { Card } from '@portal/ui/card';
import { noWrap } from '@portal/ui/no-wrap';
import { Section } from '@portal/ui/section';
import { tiles } from 'styled-system/patterns';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';

export function FeaturesSection({ features }: { features: City['features'] }) {
  return (
    <Section layout="sticky" className={compact} title={features.title} intro={features.intro}>
      <div className={tiles({ least: '16rem', columnGap: '8', rowGap: '12' })}>
        {features.items.map(({ practice, title, text }) => (
          <Card key={title} tone="rule" practice={practice} title={title}>
            <p>{noWrap(text)}</p>
          </Card>
        ))}
      </div>
    </Section>
  );
}
