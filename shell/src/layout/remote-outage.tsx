import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { MessageCard } from '@portal/ui/message-card';
import { Centred } from './centred.tsx';

/** Stands in the page area when the team that owns it cannot be reached. The layout and every other page go on. */
export function RemoteOutage() {
  const { phone } = useSite();
  return (
    <Centred>
      <title>This page cannot be shown right now</title>
      <MessageCard
        title="This page cannot be shown right now"
        actions={
          <>
            {/* An empty address is this page's own: a plain link asks the server again. */}
            <ButtonLink to="?">Try again</ButtonLink>
            <ButtonLink to={`tel:${phone.replace(/[^+\d]/g, '')}`} tone="quiet">
              Call {phone}
            </ButtonLink>
          </>
        }
      >
        <p>
          The rest of the site works as usual: choose another page in the menu, or call us and we help you directly.
        </p>
      </MessageCard>
    </Centred>
  );
}
