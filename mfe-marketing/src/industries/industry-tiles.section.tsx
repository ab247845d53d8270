import { industryNames } from '@portal/contracts/industries';
import { Icon } from '@portal/ui/icon';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import type { Industry } from './industry.ts';
import { industryIcons } from './industry-icons.ts';

const tile = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '6',
  height: 'full',
  overflowWrap: 'anywhere',
  minHeight: { base: '24', md: '32' },
  padding: { base: '4', md: '5' },
  bg: 'bg',
  textStyle: { base: 'label', md: 'cardTitle' },
  textDecoration: 'none',
  color: 'fg',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _hover: { bg: 'accent', color: 'accent.fg', '& svg': { color: 'accent.fg' } },
  _focusVisible: { outlineOffset: '-4px' },
  '& svg': { color: 'accent' },
});

/** Links to the sections of the page. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  return (
    <nav
      aria-label="Industries"
      data-color-mode="dark"
      className={css({ '&[data-color-mode]': { bg: 'bg.sunken' }, paddingBlock: { base: '8', md: '12' } })}
    >
      <ul
        className={wide({
          display: 'grid',
          gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          marginBlock: '0',
        })}
      >
        {industries.map(({ id, practice }) => (
          <li
            key={id}
            data-practice={practice}
            className={css({
              borderTop: 'hairline',
              borderInlineStart: 'hairline',
            })}
          >
            <a href={`#${id}`} className={tile}>
              <Icon of={industryIcons[id]} size="lg" />
              {industryNames[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
