import { shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { Strip } from '@portal/ui/strip';
import { css } from 'styled-system/css';
import { wide } from 'styled-system/patterns';
import { clientNames } from '../client-statements.ts';

export function ClientsSection() {
  const names = shownValue(clientNames, useSite());
  if (!names) return null;

  return (
    <section data-color-mode="light" className={css({ '&[data-color-mode]': { bg: 'bg.sunken' }, paddingBlock: '10' })}>
      <div className={wide({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginBottom: '6' })}>
        <h2 className={css({ textStyle: 'eyebrow', color: 'fg.muted' })}>Organizations we work for</h2>
        <SampleNote statement={clientNames}>Sample names</SampleNote>
      </div>
      <Strip label="Clients" items={names} />
    </section>
  );
}
