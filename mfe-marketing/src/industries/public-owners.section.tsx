import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { FeatureList } from '@portal/ui/feature-list';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';
import { publicOwnerFacts } from './public-owners.content.ts';

/** A way to buy without a bid of one's own. */
export interface PurchasingContract {
  /** e.g. `BuyBoard`. */
  cooperative: string;
  number: string;
  /** The last day, as shown. */
  until: string;
}

interface PublicOwnersSectionProps {
  contracts: ClientStatement<readonly PurchasingContract[]>;
  ndaa: ClientStatement<string>;
}

/** What a school or a city asks a vendor, and the company's answers once the client has confirmed them. */
export function PublicOwnersSection({ contracts, ndaa }: PublicOwnersSectionProps) {
  const site = useSite();
  const shownContracts = shownValue(contracts, site);
  const shownNdaa = shownValue(ndaa, site);

  return (
    <Section
      colorMode="dark"
      practice="physical-security"
      title="What schools and public owners have to ask"
      intro="True for every vendor, us included. Your counsel has the last word."
    >
      <div className={css({ display: 'grid', gap: '8' })}>
        <FeatureList shape="columns" items={publicOwnerFacts} />
        {shownContracts && (
          <div>
            <h3 className={css({ textStyle: 'cardTitle', marginBottom: '4' })}>Our purchasing contracts</h3>
            <FeatureList
              items={shownContracts.map(
                ({ cooperative, number, until }) => `${cooperative}, contract ${number}, until ${until}`,
              )}
            />
            <SampleNote statement={contracts}>Sample contracts</SampleNote>
          </div>
        )}
        {shownNdaa && (
          <p>
            {shownNdaa} <SampleNote statement={ndaa}>Sample statement</SampleNote>
          </p>
        )}
      </div>
    </Section>
  );
}
