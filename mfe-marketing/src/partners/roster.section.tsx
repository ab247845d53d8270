import { anchorOf } from '@portal/contracts/anchor';
import { SmartLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { partnerCategories } from './partners.content.ts';

/** All names, one row for each category, which links to its section. */
export function RosterSection() {
  return (
    <nav
      aria-label="Partners by category"
      data-color-mode="light"
      className={css({ paddingBlock: { base: '6', md: '10' } })}
    >
      <ul className={wide()}>
        {partnerCategories.map(({ category, practice, partners }) => (
          <li key={category} data-practice={practice} className={row}>
            <SmartLink to={`#${anchorOf(category)}`} className={categoryLink}>
              {category}
            </SmartLink>
            <ul aria-label={category} className={names}>
              {partners.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: { lg: '14rem minmax(0, 1fr)' },
  columnGap: '8',
  paddingBlock: { base: '3', lg: '5' },
  borderBottom: 'hairline',
  _last: { borderBottomWidth: '0' },
});

const categoryLink = css({
  textStyle: 'label',
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  minHeight: 'tap',
  color: 'accent',
  _hover: { textDecoration: 'underline' },
});

const names = css({
  textStyle: 'heading',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { base: '6', md: '10' },
  rowGap: '1',
});
