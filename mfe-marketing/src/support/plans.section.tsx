import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { type ComparisonRow, ComparisonTable } from '@portal/ui/comparison-table';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';

export interface SupportPlans {
  names: readonly string[];
  rows: readonly ComparisonRow[];
}

interface PlansSectionProps {
  plans: ClientStatement<SupportPlans>;
  /** Rows with promised times, in the order of the plans. */
  times: ClientStatement<readonly ComparisonRow[]>;
}

export function PlansSection({ plans, times }: PlansSectionProps) {
  const site = useSite();
  const shown = shownValue(plans, site);
  if (!shown) return null;

  return (
    <Section
      id="plans"
      practice="connectivity"
      title="Support and maintenance plans"
      intro="From a call when something breaks to a system that somebody watches."
    >
      <p className={css({ marginBottom: '6', _empty: { display: 'none' } })}>
        <SampleNote statement={plans}>Sample plans</SampleNote>
      </p>
      <ComparisonTable
        caption="Support and maintenance plans compared"
        columns={['What differs', ...shown.names]}
        rows={[...shown.rows, ...(shownValue(times, site) ?? [])]}
      />
    </Section>
  );
}
