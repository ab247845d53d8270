import { type ClientStatement, shownValue } from '@portal/contracts/client-statement';
import { license } from '@portal/contracts/client-statements';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { PillList } from '@portal/ui/pill-list';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { tiles } from 'styled-system/patterns';
import { certifications, insurance } from '../client-statements.ts';

/** What bidders are asked for. */
export function CredentialsSection() {
  const site = useSite();
  if (![insurance, license, certifications].some((statement) => shownValue<unknown>(statement, site))) return null;

  return (
    <Section sunken title="Insured, licensed and certified">
      <div className={tiles({ least: '18rem', columnGap: '8', rowGap: '8' })}>
        <Credential title="Insurance" statement={insurance}>
          {(coverage) => <p>{coverage}</p>}
        </Credential>
        <Credential title="License" statement={license}>
          {(number) => (
            <p>
              Texas DPS Private Security Program, {number}.{' '}
              {license.status === 'confirmed' && <TextLink to="#license">How to check it</TextLink>}
            </p>
          )}
        </Credential>
        <Credential title="Certifications" statement={certifications}>
          {(certificates) => <PillList label="Certifications" items={certificates} />}
        </Credential>
      </div>
    </Section>
  );
}

interface CredentialProps<Value> {
  title: string;
  statement: ClientStatement<Value>;
  children: (value: Value) => ReactNode;
}

function Credential<Value>({ title, statement, children }: CredentialProps<Value>) {
  const value = shownValue(statement, useSite());
  if (!value) return null;

  return (
    <div className={css({ display: 'grid', gap: '3', alignContent: 'start', '& > p': { color: 'fg.muted' } })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
        <h3 className={css({ textStyle: 'cardTitle' })}>{title}</h3>
        <SampleNote statement={statement}>Sample details</SampleNote>
      </div>
      {children(value)}
    </div>
  );
}
