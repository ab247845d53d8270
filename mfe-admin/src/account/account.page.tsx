import { useQuery } from '@portal/platform/query';
import { Frame } from '../frame/frame.tsx';
import { page, part, text, title, top } from '../frame/screen.styles.ts';
import { sessionQuery } from '../session/session.ts';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

/** Whoever is signed in: their password and the browsers they are signed in with. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Frame title="Account">
      <div className={page}>
        <div className={top}>
          <h1 className={title}>Account</h1>
        </div>
        {session && (
          <p className={text}>
            {session.name}, {session.email}. Your role is {session.role}.
          </p>
        )}
        <section className={part}>
          <PasswordForm />
        </section>
        <section className={part}>
          <OwnSessions />
        </section>
      </div>
    </Frame>
  );
}
