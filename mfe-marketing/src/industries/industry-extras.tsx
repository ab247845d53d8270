import { Card } from '@portal/ui/card';
import { FeatureList } from '@portal/ui/feature-list';
import { noWrap } from '@portal/ui/no-wrap';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { TextItem } from './industry.ts';

export const Financing = ({ items }: { items: readonly TextItem[] }) => (
  <Extra title="Three ways to pay for it">
    <TextCards items={items} />
  </Extra>
);

export const Challenges = ({ items }: { items: readonly TextItem[] }) => (
  <Extra title="What gets in the way">
    <TextCards items={items} />
  </Extra>
);

export const Benefits = ({ items }: { items: readonly string[] }) => (
  <Extra title="What it brings">
    <FeatureList
      items={items}
      className={css({
        display: { md: 'grid' },
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '8',
      })}
    />
  </Extra>
);

const Extra = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className={css({ textStyle: 'subheading', marginBottom: '5' })}>{title}</h3>
    {children}
  </div>
);

const TextCards = ({ items }: { items: readonly TextItem[] }) => (
  <ul
    className={css({
      display: 'grid',
      gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      gap: { base: '4', lg: '6' },
    })}
  >
    {items.map(({ title, text }) => (
      <li key={title} className={css({ display: 'grid' })}>
        <Card title={title} level={4} tone="raised">
          <p>{noWrap(text)}</p>
        </Card>
      </li>
    ))}
  </ul>
);
