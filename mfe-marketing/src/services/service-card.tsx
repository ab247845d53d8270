import { anchorOf } from '@portal/contracts/anchor';
import { practiceName } from '@portal/contracts/practices';
import { servicesOf } from '@portal/contracts/services';
import { Badge } from '@portal/ui/badge';
import { SmartLink } from '@portal/ui/link';
import { noWrap } from '@portal/ui/no-wrap';
import { css } from 'styled-system/css';
import { PracticeIcon } from '../practice-icon.tsx';
import { serviceLinks } from './links.ts';
import type { ServiceCardContent } from './services.content.ts';

const serviceLink = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'tap',
  paddingBlock: '2',
  borderBottom: 'hairline',
  textStyle: { base: 'body', lg: 'small' },
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textDecoration: 'none',
  color: 'fg',
  transitionProperty: 'color, border-color',
  transitionDuration: 'fast',
  _hover: { color: 'accent', borderBottomColor: 'accent' },
  _after: { content: "'→'", color: 'accent', fontWeight: 'regular' },
});

/** Rows of a card: cards beside each other share them, see services.page.tsx. */
const rows = 4;

/** A practice with links to its services. */
export function ServiceCard({ card }: { card: ServiceCardContent }) {
  const title = practiceName(card.practice);
  const anchor = anchorOf(title);

  return (
    <article
      id={anchor}
      data-practice={card.practice}
      aria-labelledby={`${anchor}-title`}
      className={css({
        display: 'grid',
        gridRow: `span ${rows}`,
        gridTemplateRows: 'subgrid',
        rowGap: '4',
        paddingTop: { md: '5' },
        borderTopWidth: { md: 'rule' },
        borderTopStyle: 'solid',
        borderTopColor: 'accent',
      })}
    >
      <h2
        id={`${anchor}-title`}
        className={css({
          textStyle: { base: 'subheading', lg: 'cardTitle' },
          display: 'flex',
          alignItems: 'center',
          gap: '3',
        })}
      >
        <span className={css({ color: 'accent' })}>
          <PracticeIcon practice={card.practice} />
        </span>
        {title}
      </h2>
      <p className={css({ textStyle: { base: 'body', lg: 'small' }, color: 'fg.muted', maxWidth: 'measure.text' })}>
        {noWrap(card.description)}
      </p>
      <ul>
        {serviceLinks(servicesOf(card.practice)).map(({ label, to }) => (
          <li key={to}>
            <SmartLink to={to} className={serviceLink}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
      <ul
        aria-label={`${title} partners`}
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignContent: 'start',
          gap: '2',
        })}
      >
        {card.partners.map((partner) => (
          <li key={partner}>
            <Badge>{partner}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}
