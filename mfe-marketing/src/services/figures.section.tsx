import type { Practice } from '@portal/contracts/practices';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import type { Service } from './service.ts';

interface FiguresSectionProps {
  practice: Practice;
  figures: Service['figures'];
}

export function FiguresSection({ practice, figures }: FiguresSectionProps) {
  return (
    <section
      data-color-mode="dark"
      data-practice={practice}
      aria-labelledby="numbers"
      className={css({ paddingBlock: '16' })}
    >
      <div className={wide()}>
        <h2 id="numbers" className={css({ textStyle: 'eyebrow', color: 'accent', marginBottom: '8' })}>
          Numbers we plan with
        </h2>
        <dl
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' },
            columnGap: '8',
            rowGap: '8',
          })}
        >
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className={css({
                display: 'flex',
                flexDirection: 'column',
                gap: '3',
                paddingTop: '4',
                borderTopWidth: 'rule',
                borderTopStyle: 'solid',
                borderTopColor: 'accent.line',
              })}
            >
              <dt className={css({ order: '2', textStyle: 'small', color: 'fg.muted' })}>{label}</dt>
              <dd
                className={css({
                  textStyle: 'heading',
                  fontVariantNumeric: 'tabular-nums',
                  color: 'accent',
                  margin: '0',
                })}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
