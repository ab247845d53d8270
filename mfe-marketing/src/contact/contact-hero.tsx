import type { FormTexts } from '@portal/contracts/form-texts';
import { ScanBackdrop } from '@portal/ui/scan-backdrop';
import { css } from 'styled-system/css';
import { columns, wide } from 'styled-system/patterns';
import { RequiredNote } from '../form/form-text.tsx';
import { ContactDetails, type ContactLabels } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { useConsultation } from './use-consultation.ts';

interface ContactHeroProps {
  title: string;
  lead: string;
  texts: FormTexts;
  labels: ContactLabels & { about: string };
}

/** The form is at the top: beside the heading, on small screens below it. */
export const ContactHero = ({ title, lead, texts, labels }: ContactHeroProps) => (
  <section data-color-mode="dark" className={hero}>
    <ScanBackdrop />
    <div className={wide()}>
      <div className={columns({ rowGap: '6', gridTemplateRows: { lg: 'auto 1fr' } })}>
        <div className={css({ gridColumn: { lg: 'span 5' }, display: 'grid', gap: { base: '3', lg: '6' } })}>
          <h1 className={css({ textStyle: 'title' })}>{title}</h1>
          <p className={css({ textStyle: { base: 'body', lg: 'lead' }, color: 'fg.muted' })}>{lead}</p>
        </div>
        <div data-color-mode="light" className={card}>
          <h2 className={css({ textStyle: 'heading' })}>{texts.contact.title}</h2>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', marginBottom: '3' })}>
            <Subject label={labels.about} />
            <RequiredNote texts={texts} />
          </div>
          <ContactForm texts={texts} />
        </div>
        <div className={css({ gridColumn: { lg: 'span 5' }, marginTop: '4' })}>
          <ContactDetails labels={labels} />
        </div>
      </div>
    </div>
  </section>
);

/** Names the page that linked to the form. */
function Subject({ label }: { label: string }) {
  const { about } = useConsultation();

  return (
    about && (
      <span className={css({ textStyle: 'small' })}>
        {label}: <strong>{about}</strong>
      </span>
    )
  );
}

const hero = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  paddingTop: { base: '6', lg: '12' },
  paddingBottom: { base: '10', lg: '20' },
});

const card = css({
  gridColumn: { lg: '6 / -1' },
  gridRow: { lg: '1 / span 2' },
  '&[data-color-mode]': { bg: 'bg.raised' },
  borderRadius: 'card',
  padding: { base: '5', md: '8' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2',
  alignContent: 'start',
  // On paper, after the contact details.
  _print: { order: '1' },
});
