import { practiceName } from '@portal/contracts/practices';
import { servicesOf } from '@portal/contracts/services';
import { ArrowRightIcon } from '@portal/ui/icons';
import { SmartLink, TextLink } from '@portal/ui/link';
import { noWrap } from '@portal/ui/no-wrap';
import { css } from 'styled-system/css';
import { textLink } from 'styled-system/recipes';
import { PracticeIcon } from '../practice-icon.tsx';
import { serviceLinks } from '../services/links.ts';
import type { PracticeCardContent } from './home.content.ts';

const feature = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: 'tap', lg: '10' },
  lineHeight: 'snug',
  color: 'fg.muted',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'accent', textDecorationColor: 'currentColor' },
});

const heading = css({
  textStyle: 'subheading',
  color: 'accent',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  '& svg': { flexShrink: '0' },
});

const explore = css({ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'tap' } });

export function PracticeCard({ card }: { card: PracticeCardContent }) {
  const { practice, text, otherFeatures = [], scrollsServicesPage } = card;
  const title = practiceName(practice);
  const features = [
    ...serviceLinks(servicesOf(practice)),
    ...otherFeatures.map((label) => ({ label, to: '/services' })),
  ];

  return (
    <article
      data-practice={practice}
      className={css({
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1fr)',
          xl: 'repeat(2, minmax(0, 1fr))',
        },
        gap: '6',
        padding: { base: '6', md: '8' },
        bg: 'bg',
        borderTop: 'accent',
      })}
    >
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', alignContent: 'start' })}>
        <h3 className={heading}>
          <PracticeIcon practice={practice} />
          {title}
        </h3>
        <p className={css({ textStyle: 'lead', maxWidth: 'measure.narrow' })}>{noWrap(text)}</p>
        <p className={explore}>
          {!scrollsServicesPage ? (
            <TextLink to="/services" arrow>
              Explore {title}
            </TextLink>
          ) : (
            <a href="/services" data-scroll="half-window" className={textLink()}>
              Explore {title}
              <ArrowRightIcon aria-hidden />
            </a>
          )}
        </p>
      </div>
      <ul className={css({ _print: { columns: '2' } })}>
        {features.map(({ label, to }) => (
          <li key={label}>
            <SmartLink to={to} className={feature}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
