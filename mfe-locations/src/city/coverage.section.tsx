import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { cityPath, siblingOf } from '../content/addresses.ts';
import type { City } from '../content/city.ts';
import { compact } from '../spacing.ts';

export function CoverageSection({ city }: { city: City }) {
  const { coverage } = city;

  return (
    <Section
      colorMode="dark"
      className={compact}
      title={coverage.title}
      intro={coverage.intro}
      actions={
        <TextLink to={cityPath(siblingOf(city.slug))} arrow>
          {coverage.elsewhere}
        </TextLink>
      }
    >
      <ul aria-label="Coverage areas" className={index}>
        {coverage.areas.map((area) => (
          <li key={area} className={entry}>
            {area}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const index = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '8' },
});

const entry = css({
  textStyle: 'cardTitle',
  paddingBlock: '4',
  borderTop: 'hairline',
});
