import { consultationPath } from '@portal/contracts/consultation';
import { languageOf } from '@portal/contracts/language';
import type { Practice } from '@portal/contracts/practices';
import { phoneHref } from '@portal/contracts/site';
import { useLocation, useSite } from '@portal/platform';
import { callToAction } from 'styled-system/recipes';
import { ButtonLink } from '../button/button.tsx';
import { PhoneIcon } from '../icon/icons.ts';
import { noWrap } from '../no-wrap/no-wrap.tsx';

interface CallToActionProps {
  title: string;
  text?: string;
  action?: string;
  practice?: Practice;
  /** Subject of the page, for the contact form. */
  about?: string;
}

/** The last section of a page: a button and the phone number. */
export function CallToAction(props: CallToActionProps) {
  const { title, text, action = 'Request a consultation', practice, about } = props;
  const { phone } = useSite();
  const language = languageOf(useLocation().pathname);
  const classes = callToAction();
  return (
    <section data-color-mode="dark" data-practice={practice} className={classes.root}>
      <div className={classes.inner}>
        <div className={classes.content}>
          <h2 className={classes.title}>{title}</h2>
          {text && <p className={classes.text}>{noWrap(text)}</p>}
        </div>
        <div className={classes.actions}>
          <ButtonLink to={consultationPath({ service: practice, about }, language)} size="lg">
            {action}
          </ButtonLink>
          <ButtonLink to={phoneHref(phone)} size="lg" tone="quiet">
            <PhoneIcon aria-hidden />
            {phone}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
