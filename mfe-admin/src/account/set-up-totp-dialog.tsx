import { lineSchema } from '@portal/contracts/text-schema';
import { useQuery } from '@portal/platform/query';
import { Dialog } from '@portal/ui/dialog';
import { Field } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { css } from 'styled-system/css';
import { renderSVG } from 'uqr';
import { object } from 'yup';
import { Loaded } from '../layout/loaded.tsx';
import { MutationForm } from '../layout/mutation-form.tsx';
import { confirmTotp, createTotpSecret } from './second-factor.queries.ts';

// Scanners need dark on light in both color modes.
const image = css({ width: '11rem', height: '11rem', bg: 'neutral.white', borderRadius: 'control' });
const secretStyles = css({ fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere', userSelect: 'all' });

const codeSchema = object({ code: lineSchema('Code', 50).required('Enter the code of the app') });

interface SetUpTotpDialogProps {
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export function SetUpTotpDialog({ onDone, onClose }: SetUpTotpDialogProps) {
  const query = useQuery({
    queryKey: ['admin', 'account', 'totp'],
    queryFn: createTotpSecret,
    // Each opening creates a secret of its own.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const form = useFormMutation({
    schema: codeSchema,
    defaultValues: { code: '' },
    mutationFn: ({ code }) => confirmTotp(code),
    onSuccess: onDone,
    focusOnError: 'code',
  });

  return (
    <Dialog
      title="Set up an authenticator app"
      description="Scan the QR code with an app such as Google Authenticator, 1Password or Aegis, or type in the key. Then enter the code that the app shows."
      open
      onOpenChange={onClose}
    >
      <Loaded query={query} what="a new key" lines={6}>
        {({ uri, secret }) => (
          <MutationForm form={form} submitLabel="Turn on" wide>
            <img className={image} alt="QR code of the key" src={toDataUrl(renderSVG(uri))} />
            <p className={secretStyles}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
            <Field
              label="Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
              {...form.field('code')}
            />
          </MutationForm>
        )}
      </Loaded>
    </Dialog>
  );
}

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
