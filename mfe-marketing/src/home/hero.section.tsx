import { practices } from '@portal/contracts/practices';
import { OfficeBuilding } from '@portal/drawings/buildings/office';
import { ButtonLink } from '@portal/ui/button';
import { GradientBackdrop } from '@portal/ui/gradient-backdrop';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { building } from 'styled-system/recipes';
import { proof } from './home.content.ts';

export function HeroSection() {
  const { words, word } = building();
  return (
    <section
      data-color-mode="dark"
      className={css({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        paddingTop: { base: '6', lg: '10' },
      })}
    >
      <GradientBackdrop />
      <div className={wide()}>
        <h1 className={words}>
          {practices.map(({ id, word: text }) => (
            <span key={id} data-practice={id}>
              <span className={css({ color: 'accent' })}>
                <label className={word} htmlFor={`system-${id}`}>
                  {text}
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
                </label>
              </span>{' '}
            </span>
          ))}
        </h1>
        <div className={columns({ columnGap: '5', rowGap: '6', marginTop: { base: '4', lg: '7' } })}>
          <div className={css({ gridColumn: { lg: 'span 6' }, display: 'grid', gap: '3', alignContent: 'start' })}>
            <p className={css({ textStyle: 'subheading', maxWidth: { base: '21rem', sm: 'measure.narrow' } })}>
              Security, networking, IT and AV integrator in Austin and San Antonio
            </p>
            <p className={css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.narrow' })}>
              One team designs, installs and manages the cameras, doors, networks and rooms of your building.
            </p>
          </div>
          <div className={css({ gridColumn: { lg: '7 / -1' }, display: 'grid', gap: '5', alignContent: 'start' })}>
            <div data-hero-actions className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
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
        </div>
      </div>
      <OfficeBuilding />
    </section>
  );
}

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, auto))',
  width: 'full',
  columnGap: { base: '5', sm: '10' },
  margin: '0',
});
