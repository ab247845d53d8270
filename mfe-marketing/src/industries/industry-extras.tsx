import { Card } from '@portal/ui/card';
import { FeatureList } from '@portal/ui/feature-list';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';
import type { TextItem } from './industry.ts';

export function Financing({ items }: { items: readonly TextItem[] }) {
  return (
    <div>
      <h3 className={css({ textStyle: 'subheading', marginBottom: '6' })}>Three ways to pay for it</h3>
      <ul className={tiles({ least: '16rem', listStyle: 'none', padding: '0', margin: '0' })}>
        {items.map(({ title, text }) => (
          <li key={title} className={css({ display: 'grid' })}>
            <Card title={title} level={4} tone="raised">
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Challenges({ items }: { items: readonly TextItem[] }) {
  return (
    <div>
      <h3 className={css({ textStyle: 'subheading', marginBottom: '6' })}>What gets in the way</h3>
      <ul className={css({ display: 'grid', gap: '4', listStyle: 'none', padding: '0', margin: '0' })}>
        {items.map(({ title, text }) => (
          <li key={title} className={css({ display: 'grid' })}>
            <Card title={title} level={4} tone="raised">
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Benefits({ items }: { items: readonly string[] }) {
  return (
    <div>
      <h3 className={css({ textStyle: 'subheading', marginBottom: '6' })}>What it brings</h3>
      <FeatureList items={items} />
    </div>
  );
}
