import type { Practice } from '@portal/contracts/practices';
import { FeatureList } from '@portal/ui/feature-list';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { linkExamples } from '../city-topic/examples.ts';
import type { CityPartner } from '../content/city.ts';
import { compact } from '../spacing.ts';

/** Three jobs side by side, four in two rows or one: none is left alone in a row. */
export function JobsSection({ practice, jobs }: { practice: Practice; jobs: CityPartner['jobs'] }) {
  return (
    <Section className={compact} sunken practice={practice} title={jobs.title}>
      <FeatureList
        shape="columns"
        className={jobs.items.length === 4 ? four : three}
        items={linkExamples(jobs.items)}
      />
    </Section>
  );
}

const three = css({ gridTemplateColumns: { base: '1fr', lg: 'repeat(3, 1fr)' } });
const four = css({ gridTemplateColumns: { base: '1fr', md: '1fr 1fr', xl: 'repeat(4, 1fr)' } });
