import { SystemDrawing } from '@portal/ui/drawing';
import { SmartLink, TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { textLink } from 'styled-system/recipes';
import { leaveScrollNote } from '../services/scroll-note.ts';
import { solutionPath } from '../services/solutions.content.ts';
import type { PracticeCard as Card } from './home.content.ts';

const feature = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '9',
  color: 'fg.muted',
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.25em',
  _hover: { color: 'accent', textDecorationColor: 'currentColor' },
});

export function PracticeCard({ card }: { card: Card }) {
  const { practice, title, text, features, explores } = card;

  return (
    <article
      data-practice={practice}
      className={css({
        display: 'grid',
        gridTemplateRows: '1fr auto',
        bg: 'bg',
        borderRadius: 'card',
        borderTopWidth: 'heavy',
        borderTopStyle: 'solid',
        borderTopColor: 'accent',
        overflow: 'hidden',
      })}
    >
      <div className={css({ padding: { base: '6', md: '8' }, display: 'grid', gap: '4', alignContent: 'start' })}>
        <h3 className={css({ textStyle: 'subheading', color: 'accent' })}>{title}</h3>
        <p className={css({ textStyle: 'lead', maxWidth: 'measure.narrow' })}>{text}</p>
        <ul
          className={css({
            listStyle: 'none',
            padding: '0',
            margin: '0',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
            columnGap: '6',
          })}
        >
          {features.map((name) => (
            <li key={name}>
              <SmartLink to={solutionPath(name)} className={feature}>
                {name}
              </SmartLink>
            </li>
          ))}
        </ul>
        <p>
          {explores === 'services' ? (
            <TextLink to="/services" arrow>
              Explore {title}
            </TextLink>
          ) : (
            <a href="/services" onClick={leaveScrollNote} className={textLink()}>
              Explore {title}
            </a>
          )}
        </p>
      </div>
      <div className={css({ bg: 'bg.sunken', padding: '4', maxHeight: '72', overflow: 'hidden' })}>
        <SystemDrawing name={practice} />
      </div>
    </article>
  );
}
