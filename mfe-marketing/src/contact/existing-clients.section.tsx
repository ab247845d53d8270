import { ContactDrawing } from '@portal/drawings/contact';
import { TextLink } from '@portal/ui/link';
import { Section } from '@portal/ui/section';
import { css } from 'styled-system/css';

/** For visitors who are clients, and for those who ask what a system costs. On paper its links are of no use. */
export const ExistingClientsSection = () => (
  <Section
    layout="split"
    title="Already a client?"
    intro="Do not wait for an answer to the form: call. The support page says what to do until someone is there, and what to have at hand."
    drawing={<ContactDrawing />}
    className={css({ _print: { display: 'none' } })}
    actions={
      <>
        <TextLink to="/support" arrow>
          What to do now
        </TextLink>
        <TextLink to="/pricing" arrow>
          New here? What drives the price
        </TextLink>
      </>
    }
  />
);
