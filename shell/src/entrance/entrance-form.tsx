import { HttpError } from '@portal/platform';
import { Button } from '@portal/ui/button';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { css } from 'styled-system/css';

const looks = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const refusal = css({ textStyle: 'small', fontWeight: 'medium', color: 'danger.text', _empty: { display: 'none' } });

interface EntranceFormProps {
  submit: string;
  /** What the button says meanwhile. */
  pending: string;
  /** Resolves when it is done; what it throws is shown above the button. */
  onSubmit: (entered: FormData) => Promise<void>;
  /** The field to type in again after a refusal: it is selected as a whole. */
  toCorrect?: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** Fields, one button, and the API's own words when it refuses. */
export function EntranceForm({ submit, pending, onSubmit, toCorrect, children }: EntranceFormProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState('');

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    setIsPending(true);
    setProblem('');
    try {
      await onSubmit(entered);
    } catch (error) {
      setProblem(wordsOf(error));
      toCorrect?.current?.focus();
      toCorrect?.current?.select();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form className={looks} method="post" onSubmit={send}>
      {children}
      <p role="alert" className={refusal}>
        {problem}
      </p>
      <Button type="submit" disabled={isPending} wide>
        {isPending ? pending : submit}
      </Button>
    </form>
  );
}

/** A call that got no answer at all fails in the browser's own words, which help nobody. */
export const wordsOf = (error: unknown): string =>
  error instanceof HttpError ? error.body : 'The server does not answer. Please check your connection and try again.';
