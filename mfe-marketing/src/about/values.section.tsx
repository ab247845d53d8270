import { practices } from '@portal/contracts/practices';
import { Card } from '@portal/ui/card';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { values } from './about.content.ts';

export function ValuesSection() {
  return (
    <Section
      layout="sticky"
      eyebrow="What we stand for"
      title="Smart Technology, Secured Infrastructure, Seamlessly Integrated"
      intro="Security, network, IT and AV trades usually work from separate drawings. Ours share one set."
    >
      <ul
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' },
          columnGap: '8',
          rowGap: '12',
        })}
      >
        {values.map(({ title, text }, index) => (
          <li key={title}>
            <Card title={title} tone="rule" practice={practices[index]?.id}>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
