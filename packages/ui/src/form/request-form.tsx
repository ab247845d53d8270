import { type ComponentProps, type FormEventHandler, useEffect, useState } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../button/button.tsx';
import { errorMessage } from './error-message.ts';

const formStyles = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'measure.narrow' });
const footerStyles = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const submitStyles = css({ alignSelf: 'flex-start' });

const errorStyles = css({
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'danger.text',
  _empty: { display: 'none' },
});
const noticeStyles = css({ textStyle: 'small', fontWeight: 'medium' });
const timerStyles = css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });

/** An error of a rate limit, such as `HttpError`. */
interface RateLimited {
  status?: number;
  retryAfterSeconds?: number;
}

interface FormErrorProps {
  /** Message of the last request that failed. */
  message: string | null | undefined;
  /** Result of `useRetryDelay`. Undefined: there was no delay. */
  secondsLeft?: number;
}

/** The error of a form, and the time until it can be sent again. Screen readers announce the error and the end of the delay only. */
export function FormError({ message, secondsLeft }: FormErrorProps) {
  const isOver = Boolean(message) && secondsLeft === 0;
  return (
    <>
      <p role="alert" className={isOver ? noticeStyles : errorStyles}>
        {isOver ? 'You can try again now.' : message}
      </p>
      {Boolean(secondsLeft) && (
        <p role="timer" className={timerStyles}>
          Try again in {clockTime(secondsLeft ?? 0)}
        </p>
      )}
    </>
  );
}

interface RequestButtonProps extends ComponentProps<typeof Button> {
  mutation: { isPending: boolean; error: (Error & RateLimited) | null };
  label: string;
  pendingLabel?: string;
}

/** The error of the last request, and the button that sends it. The button waits for the delay after too many attempts. */
export function RequestButton({ mutation, label, pendingLabel = label, ...button }: RequestButtonProps) {
  const { isPending, error } = mutation;
  const secondsLeft = useRetryDelay(error);
  return (
    <>
      <FormError message={error && errorMessage(error)} secondsLeft={secondsLeft} />
      <Button disabled={isPending || Boolean(secondsLeft)} {...button}>
        {isPending ? pendingLabel : label}
      </Button>
    </>
  );
}

interface RequestFormProps extends ComponentProps<'form'> {
  /** The result of `useFormMutation`. */
  form: { onSubmit: FormEventHandler; mutation: RequestButtonProps['mutation'] };
  submitLabel: string;
  pendingLabel?: string;
  /** Whether the button is as wide as the fields. */
  wide?: boolean;
}

/** Fields, the error of the last request and a submit button. */
export const RequestForm = ({ form, submitLabel, pendingLabel, wide, children, ...rest }: RequestFormProps) => (
  <form className={formStyles} method="post" noValidate onSubmit={form.onSubmit} {...rest}>
    {children}
    <div className={footerStyles} data-form-footer>
      <RequestButton
        type="submit"
        wide={wide}
        className={submitStyles}
        mutation={form.mutation}
        label={submitLabel}
        pendingLabel={pendingLabel}
      />
    </div>
  </form>
);

/**
 * Returns the seconds until a rate limit (429 with `Retry-After`) accepts the next request: undefined without one, 0 at its end.
 */
function useRetryDelay(error: (Error & RateLimited) | null): number | undefined {
  const seconds = error?.status === 429 ? error.retryAfterSeconds : undefined;
  const [delay, setDelay] = useState<{ error: Error; secondsLeft: number }>();
  useEffect(() => {
    if (!error || !seconds) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const secondsLeft = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setDelay({ error, secondsLeft });
      if (secondsLeft === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [error, seconds]);
  return delay && delay.error === error ? delay.secondsLeft : seconds;
}

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
