import { practices } from '@portal/contracts/practices';
import { Backdrop } from '@portal/ui/backdrop';
import { ButtonLink } from '@portal/ui/button';
import { CampusDrawing } from '@portal/ui/drawing/campus';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';

export function HeroSection() {
  return (
    <section
      data-color-mode="dark"
      className={css({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        paddingBlock: { base: '16', lg: '24' },
      })}
    >
      <Backdrop kind="gradient" />
      <div className={wide()}>
        <div className={columns({ alignItems: 'center' })}>
          <div className={css({ gridColumn: { lg: 'span 6' }, display: 'grid', gap: '8', justifyItems: 'start' })}>
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
            <p className={css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.narrow' })}>
              We create safer, smarter, connected and secured environments: doors, cameras, networks and rooms, planned
              on one drawing and run by one team in Austin and San Antonio.
            </p>
            <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4' })}>
              <ButtonLink to="/contact" size="lg">
                Request a consultation
              </ButtonLink>
              <ButtonLink to="/services" size="lg" tone="quiet">
                See all services
              </ButtonLink>
            </div>
          </div>
          <div className={css({ gridColumn: { lg: '7 / -1' } })}>
            <CampusDrawing />
          </div>
        </div>
      </div>
    </section>
  );
}
