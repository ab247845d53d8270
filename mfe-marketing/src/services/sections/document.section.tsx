import { shownValue } from '@portal/contracts/client-statement';
import { useSite } from '@portal/platform';
import { SampleNote } from '@portal/ui/sample-note';
import { Section } from '@portal/ui/section';
import { documentPromises } from '../../client-statements.ts';
import type { Service, ServiceDocument } from '../service.ts';
import { band } from './band.ts';

/** A document as a client gets it, with what the company promises about it. */
export function DocumentSection({ service, title, intro, sheet }: ServiceDocument & { service: Service }) {
  const promise = shownValue(documentPromises, useSite())?.[service.slug];

  return (
    <Section
      sunken
      practice={service.practice}
      title={title}
      intro={
        promise ? (
          <>
            {intro} {promise} <SampleNote statement={documentPromises}>Sample promise</SampleNote>
          </>
        ) : (
          intro
        )
      }
      className={band}
    >
      {sheet}
    </Section>
  );
}
