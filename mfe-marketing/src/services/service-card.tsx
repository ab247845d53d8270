import { Badge } from '@portal/ui/badge';
import { Icon } from '@portal/ui/icon';
import { CctvIcon, MonitorIcon, NetworkIcon, ShieldCheckIcon } from '@portal/ui/icons';
import { SmartLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { anchorOf } from '../anchor.ts';
import { PracticeDrawing } from '../practice-drawing.tsx';
import type { ServiceCardContent } from './services.content.ts';
import { solutionPath } from './solutions.content.ts';

const icons = {
  'physical-security': CctvIcon,
  connectivity: NetworkIcon,
  'it-security': ShieldCheckIcon,
  audiovisual: MonitorIcon,
};

const solutionLink = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4',
  minHeight: 'tap',
  paddingBlock: '3',
  borderBottomWidth: 'hairline',
  borderBottomStyle: 'solid',
  borderBottomColor: 'border',
  textStyle: 'cardTitle',
  textDecoration: 'none',
  color: 'fg',
  transitionProperty: 'color, border-color',
  transitionDuration: 'fast',
  _hover: { color: 'accent', borderBottomColor: 'accent' },
  _after: { content: "'→'", color: 'accent', fontWeight: 'regular' },
});

/** A practice with links to its solutions. */
export function ServiceCard({ card, isFlipped }: { card: ServiceCardContent; isFlipped: boolean }) {
  const anchor = anchorOf(card.title);

  return (
    <article id={anchor} data-practice={card.practice} aria-labelledby={`${anchor}-title`} className={columns()}>
      <div
        data-color-mode="dark"
        data-flipped={isFlipped || undefined}
        className={css({
          gridColumn: { lg: 'span 5' },
          gridRow: { lg: '1' },
          borderRadius: 'card',
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          padding: '6',
          minHeight: { base: '56', lg: '96' },
          '&[data-flipped]': { gridColumn: { lg: '8 / -1' } },
        })}
      >
        <PracticeDrawing practice={card.practice} />
      </div>
      <div
        data-flipped={isFlipped || undefined}
        className={css({
          gridColumn: { lg: '7 / -1' },
          gridRow: { lg: '1' },
          display: 'grid',
          gap: '5',
          alignContent: 'start',
          '&[data-flipped]': { gridColumn: { lg: '1 / 7' } },
        })}
      >
        <h2
          id={`${anchor}-title`}
          className={css({ textStyle: 'heading', display: 'flex', alignItems: 'center', gap: '4' })}
        >
          <span className={css({ color: 'accent' })}>
            <Icon of={icons[card.practice]} size="lg" />
          </span>
          {card.title}
        </h2>
        <p className={css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'measure.text' })}>{card.description}</p>
        <ul className={css({ listStyle: 'none', padding: '0', margin: '0' })}>
          {card.features.map((feature) => (
            <li key={feature}>
              <SmartLink to={solutionPath(feature)} className={solutionLink}>
                {feature}
              </SmartLink>
            </li>
          ))}
        </ul>
        <ul
          aria-label={`${card.title} partners`}
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', padding: '0', margin: '0' })}
        >
          {card.partners.map((partner) => (
            <li key={partner}>
              <Badge>{partner}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
