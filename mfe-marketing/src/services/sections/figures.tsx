import { Section } from '@portal/ui/section';
import { css, cx } from 'styled-system/css';
import type { Service } from '../service.ts';
import { band } from './band.ts';

const list = css({ display: 'grid', margin: '0' });
const item = css({ display: 'grid', borderTopStyle: 'solid', borderTopColor: 'accent.line' });
const value = css({ color: 'accent', fontVariantNumeric: 'tabular-nums' });

const shapes = {
  row: {
    list: css({
      gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(12rem, 1fr))' },
      gap: '8',
    }),
    item: css({ gap: '3', alignContent: 'start', paddingTop: '4', borderTopWidth: 'rule' }),
    value: css({ textStyle: 'heading' }),
  },
  table: {
    list: css({ gridTemplateColumns: '1fr' }),
    item: css({
      gridTemplateColumns: { sm: '9.5rem minmax(0, 1fr)' },
      columnGap: '6',
      rowGap: '1',
      alignItems: 'baseline',
      paddingBlock: '4',
      borderTopWidth: 'hairline',
    }),
    value: css({ textStyle: 'cardTitle' }),
  },
  pairs: {
    list: css({ gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '10', rowGap: '8' }),
    item: css({ gap: '2', alignContent: 'start', paddingTop: '4', borderTopWidth: 'hairline' }),
    value: css({ textStyle: 'heading' }),
  },
};

interface FiguresProps {
  service: Service;
  shape: keyof typeof shapes;
}

const Figures = ({ service, shape }: FiguresProps) => (
  <dl className={cx(list, shapes[shape].list)}>
    {service.figures.items.map((figure) => (
      <div key={figure.label} className={cx(item, shapes[shape].item)}>
        <dt className={cx(value, shapes[shape].value)}>{figure.value}</dt>
        <dd className={css({ textStyle: 'small', color: 'fg.muted' })}>{figure.label}</dd>
      </div>
    ))}
  </dl>
);

/** A dark strip across the page. */
export function FiguresStrip({ service }: { service: Service }) {
  return (
    <Section colorMode="dark" practice={service.practice} title={service.figures.title} className={band}>
      <Figures service={service} shape="row" />
    </Section>
  );
}

/** A dark table, to stand beside a text. */
export function FiguresPanel({ service }: { service: Service }) {
  return (
    <div
      data-color-mode="dark"
      className={css({ padding: { base: '6', md: '8' }, paddingBottom: { base: '3', md: '4' }, borderRadius: 'card' })}
    >
      <h2 className={css({ textStyle: 'subheading', marginBottom: '5' })}>{service.figures.title}</h2>
      <Figures service={service} shape="table" />
    </div>
  );
}

/** The heading beside the figures. */
export function FiguresBeside({ service, shape }: FiguresProps) {
  return (
    <Section practice={service.practice} layout="sticky" title={service.figures.title} className={band}>
      <Figures service={service} shape={shape} />
    </Section>
  );
}
