import { phoneHref } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { MessageCard } from '@portal/ui/message-card';
import { Centered } from './centered.tsx';

/** Replaces a page whose remote cannot be loaded or throws. */
export function RemoteOutage({ isStaff = false }: { isStaff?: boolean }) {
  const { phone } = useSite();
  return (
    <Centered>
      <title>This page cannot be shown right now</title>
      <MessageCard
        title="This page cannot be shown right now"
        actions={
          <>
            {/* A plain link to the same page reloads it. */}
            <ButtonLink to="?">Try again</ButtonLink>
            {!isStaff && (
              <ButtonLink to={phoneHref(phone)} tone="quiet">
                Call {phone}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>
          {isStaff
            ? 'The server does not respond, or the page has failed. What you have typed is kept. Please try again in a moment.'
            : 'The rest of the site works as usual: choose another page in the menu, or call us and we help you directly.'}
        </p>
      </MessageCard>
    </Centered>
  );
}
