import { ButtonLink } from '@portal/ui/button';
import { MessageCard } from '@portal/ui/message-card';
import { Centered } from './centered.tsx';

export function NotFoundPage() {
  return (
    <Centered>
      <title>404 Page Not Found</title>
      <meta name="robots" content="noindex" />
      <MessageCard
        code="404"
        title="Page Not Found"
        hint="Did you forget to add the page to the router?"
        actions={
          <>
            <ButtonLink to="/">Go to the home page</ButtonLink>
            <ButtonLink to="/services" tone="quiet">
              See our services
            </ButtonLink>
          </>
        }
      >
        <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
      </MessageCard>
    </Centered>
  );
}
