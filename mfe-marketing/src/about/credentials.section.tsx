import { shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { PillList } from '@portal/ui/pill-list';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { columns } from 'styled-system/patterns';
import { certifications, insurance } from '../client-statements.ts';

const half = css({ gridColumn: { lg: 'span 6' }, display: 'grid', gap: '3', alignContent: 'start' });
const heading = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

/** What bidders are asked for. The license number is in the footer of every page. */
export function CredentialsSection() {
  const site = useSite();
  const coverage = shownValue(insurance, site);
  const certificates = shownValue(certifications, site);
  if (!coverage && !certificates) return null;

  return (
    <Section sunken title="Insured, licensed and certified">
      <div className={columns({ rowGap: '8' })}>
        {coverage && (
          <div className={half}>
            <div className={heading}>
              <h3 className={css({ textStyle: 'cardTitle' })}>Insurance</h3>
              <SampleNote statement={insurance}>Sample details</SampleNote>
            </div>
            <p className={css({ color: 'fg.muted', maxWidth: 'measure.text' })}>{coverage}</p>
          </div>
        )}
        {certificates && (
          <div className={half}>
            <div className={heading}>
              <h3 className={css({ textStyle: 'cardTitle' })}>Certifications</h3>
              <SampleNote statement={certifications}>Sample details</SampleNote>
            </div>
            <PillList label="Certifications" items={certificates} />
          </div>
        )}
      </div>
    </Section>
  );
}
