import type { Practice } from '@portal/contracts/practices';
import { Card } from '@portal/ui/card';
import { FeatureList } from '@portal/ui/feature-list';
import { noWrap } from '@portal/ui/no-wrap';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';

interface SituationsSectionProps {
  title: string;
  intro: string;
  situations: readonly { practice: Practice; title: string; text: string }[];
  ready: { title: string; items: readonly string[] };
}

/** What a client can do before help arrives. */
export const SituationsSection = ({ title, intro, situations, ready }: SituationsSectionProps) => (
  <Section id="now" title={title} intro={intro} layout="sticky">
    <div className={css({ display: 'grid', gap: '12' })}>
      <ul className={tiles({ least: '16rem', gap: '8' })}>
        {situations.map(({ practice, title, text }) => (
          <li key={title}>
            <Card title={title} practice={practice} tone="rule">
              <p>{noWrap(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
      <div>
        <h3 className={css({ textStyle: 'cardTitle', marginBottom: '4' })}>{ready.title}</h3>
        <FeatureList items={ready.items} />
      </div>
    </div>
  </Section>
);
