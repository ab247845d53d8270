import { consultationPath } from '@portal/contracts/consultation';
import { industryNames } from '@portal/contracts/industries';
import { TextLink } from '@portal/ui/link';
import { css } from 'styled-system/css';
import type { Industry } from './industry.ts';

/** The banner that closes an industry, with a link to the contact form. */
export function Highlight({ industry: { id, highlight, place } }: { industry: Industry }) {
  return (
    <p
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: '8',
        rowGap: '3',
        padding: { base: '5', md: '6' },
        bg: 'accent.soft',
        borderBlockWidth: 'hairline',
        borderBlockStyle: 'solid',
        borderBlockColor: 'accent.line',
      })}
    >
      <span className={css({ textStyle: 'cardTitle', flex: '1 1 24rem' })}>{highlight}</span>
      <TextLink to={consultationPath({ service: 'consultation', about: industryNames[id] })} arrow>
        Talk about your {place}
      </TextLink>
    </p>
  );
}
