import { practices } from '@portal/contracts/practices';
import { CampusDrawing } from '@portal/drawings/campus';
import { ButtonLink } from '@portal/ui/button';
import { GradientBackdrop } from '@portal/ui/gradient-backdrop';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { proof } from './home.content.ts';

export function HeroSection() {
  return (
    <section
      data-color-mode="dark"
      className={css({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        paddingTop: { base: '8', lg: '14' },
        paddingBottom: { base: '12', lg: '16' },
      })}
    >
      <GradientBackdrop />
      <div className={wide()}>
        <div className={columns({ alignItems: 'center', rowGap: '12' })}>
          <div
            className={css({
              gridColumn: { lg: 'span 6' },
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: '5',
              justifyItems: 'start',
            })}
          >
            <h1 className={css({ textStyle: 'display' })}>
              {practices.map(({ id, word }) => (
                <span key={id} data-practice={id}>
                  <span className={css({ display: 'block', color: 'accent' })}>
                    {word}
                    <sup
                      className={css({
                        fontSize: '0.3em',
                        fontWeight: 'medium',
                        verticalAlign: 'top',
                        position: 'relative',
                        top: '0.45em',
                        marginInlineStart: '0.15em',
                        letterSpacing: 'normal',
                        lineHeight: 'none',
                      })}
                    >
                      ™
                    </sup>
                  </span>{' '}
                </span>
              ))}
            </h1>
            <p className={css({ textStyle: 'subheading', maxWidth: 'measure.narrow' })}>
              Security, networking, IT and AV integrator in Austin and San Antonio
            </p>
            <p className={css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.narrow' })}>
              One team designs, installs and manages the cameras, doors, networks and rooms of your building.
            </p>
            <div data-hero-actions className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', marginTop: '1' })}>
              <ButtonLink to="/contact" size="lg">
                Request a consultation
              </ButtonLink>
              <ButtonLink to="/services" size="lg" tone="quiet" className={css({ smDown: { display: 'none' } })}>
                See all services
              </ButtonLink>
            </div>
            <dl className={figures}>
              {proof.map(({ value, label }) => (
                <div key={label}>
                  <dt className={css({ textStyle: 'subheading', fontVariantNumeric: 'tabular-nums' })}>{value}</dt>
                  <dd className={css({ textStyle: 'small', color: 'fg.muted', lineHeight: 'snug' })}>{label}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={css({ gridColumn: { lg: '7 / -1' } })}>
            <CampusDrawing />
          </div>
        </div>
      </div>
    </section>
  );
}

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, auto))',
  width: 'full',
  columnGap: { base: '5', sm: '10' },
  margin: '0',
  marginTop: '2',
  paddingTop: '5',
  borderTop: 'hairline',
});
