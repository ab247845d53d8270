import { industryNames } from '@portal/contracts/industries';
import { TextLink } from '@portal/ui/link';
import { PillList } from '@portal/ui/pill-list';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { cityLinks, serviceLinks } from '../links.ts';
import type { Service } from '../service.ts';

/** Partners of a service, and links to its city pages, industries and related services. */
export function RelatedSection({ service }: { service: Service }) {
  return (
    <nav
      aria-label="Related pages"
      data-color-mode="light"
      data-practice={service.practice}
      data-print="hide"
      className={css({
        '&[data-color-mode]': { bg: 'bg.sunken' },
        paddingBlock: { base: '12', md: '14' },
        borderTop: 'hairline',
      })}
    >
      <div
        className={wide({
          display: 'grid',
          gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
          columnGap: '8',
          rowGap: '10',
        })}
      >
        <Group label="Near you">
          <Links links={cityLinks(service.cityPages)} />
        </Group>
        <Group label="Industries">
          <Links links={service.industries.map((id) => ({ label: industryNames[id], to: `/industries#${id}` }))} />
        </Group>
        <Group label="Planned together">
          <Links links={serviceLinks(service.related)} />
        </Group>
        <Group label="Partners">
          <PillList label="Technology partners" items={service.partners} />
          <p>
            <TextLink to="/partners" arrow>
              What each is good at
            </TextLink>
          </p>
        </Group>
      </div>
    </nav>
  );
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={css({ display: 'grid', gap: '4', alignContent: 'start' })}>
    <p className={css({ textStyle: 'eyebrow', color: 'fg.muted' })}>{label}</p>
    {children}
  </div>
);

const Links = ({ links }: { links: readonly { label: string; to: string }[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to}>
        <TextLink
          to={to}
          tone="quiet"
          className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'tap' })}
        >
          {label}
        </TextLink>
      </li>
    ))}
  </ul>
);
