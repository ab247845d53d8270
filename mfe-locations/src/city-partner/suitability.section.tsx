import type { Practice } from '@portal/contracts/practices';
import { Icon } from '@portal/ui/icon';
import { CheckIcon, XIcon } from '@portal/ui/icons';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';
import type { CityPartner } from '../content/city.ts';
import { compact } from '../spacing.ts';

interface SuitabilitySectionProps {
  practice: Practice;
  suitability: CityPartner['suitability'];
}

/** When the partner's equipment suits, and when it does not. */
export function SuitabilitySection({ practice, suitability }: SuitabilitySectionProps) {
  return (
    <Section className={compact} practice={practice} title={suitability.title}>
      <div className={tiles({ least: '20rem', gap: '12' })}>
        <Side title={suitability.suits} items={suitability.suitsItems} icon={<Icon of={CheckIcon} />} />
        <Side title={suitability.elsewhere} items={suitability.elsewhereItems} icon={<Icon of={XIcon} />} />
      </div>
    </Section>
  );
}

function Side({ title, items, icon }: { title: string; items: readonly string[]; icon: React.ReactNode }) {
  return (
    <div>
      <h3 className={css({ textStyle: 'subheading', paddingBottom: '4' })}>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item} className={reason}>
            <span className={css({ color: 'accent', paddingTop: '0.5' })}>{icon}</span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

const reason = css({
  display: 'flex',
  gap: '4',
  alignItems: 'flex-start',
  textStyle: 'body',
  paddingBlock: '4',
  borderTop: 'hairline',
});
