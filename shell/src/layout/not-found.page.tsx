import { useSite } from '@portal/platform';
import { ButtonLink } from '@portal/ui/button';
import { SmartLink, TextLink } from '@portal/ui/link';
import { MessageCard } from '@portal/ui/message-card';
import { PracticeMark } from '@portal/ui/practice-mark';
import { css } from 'styled-system/css';
import { Centered } from './centered.tsx';
import { practiceServices } from './footer.content.ts';
import { practiceLink } from './footer.styles.ts';
import { hasLanguage } from './has-language.ts';

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
            <ul aria-label="Practices" className={practices}>
              {practiceServices.map(({ practice, label, to }) => (
                <li key={practice}>
                  <SmartLink to={to} className={practiceLink}>
                    <PracticeMark practice={practice} />
                    {label}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </>
        }
      >
        <p>There is no page at this address. It may have moved, or the link may be mistyped.</p>
        {hasLanguage('es', useSite()) && (
          <p lang="es">
            No hay ninguna página en esta dirección. <TextLink to="/es">Ir a la página principal en español</TextLink>
          </p>
        )}
      </MessageCard>
    </Centered>
  );
}

const practices = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', width: 'full' });
