import { Badge } from '@portal/ui/badge';
import { css } from 'styled-system/css';
import type { Partner } from './partners.content.ts';

export function PartnerEntry({ partner }: { partner: Partner }) {
  return (
    <article
      className={css({
        display: 'grid',
        gap: '3',
        alignContent: 'start',
        height: 'full',
        paddingBlock: '6',
        borderTopWidth: 'rule',
        borderTopStyle: 'solid',
        borderTopColor: 'accent.line',
      })}
    >
      <h3 className={css({ textStyle: 'subheading' })}>{partner.name}</h3>
      <p className={css({ textStyle: 'body', color: 'fg.muted', maxWidth: 'measure.text' })}>{partner.description}</p>
      <ul aria-label={`${partner.name} specialties`} className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {partner.specialties.map((specialty) => (
          <li key={specialty}>
            <Badge>{specialty}</Badge>
          </li>
        ))}
      </ul>
    </article>
  );
}
