import { templateLimits } from '@portal/contracts/mail-template';
import { textLimits } from '@portal/contracts/text-limits';
import { newPasswordSchema, textSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { Field, TextAreaField } from '@portal/ui/field';
import { useFormMutation } from '@portal/ui/form';
import { PasswordField, passwordHint } from '@portal/ui/password-field';
import { object, string } from 'yup';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { nameSchema } from '../app/layout/rename-dialog.tsx';
import { UsernameField } from '../app/layout/username-field.tsx';
import { changeName } from '../session/session.ts';
import { saveSignature, signatureQuery } from '../session/signature.queries.ts';
import { label, preview } from '../shared.styles.ts';
import { changePassword } from './account.queries.ts';

/** The name of the signed-in user. */
export function NameForm({ name }: { name: string }) {
  const form = useKeptForm('name', {
    schema: nameSchema,
    defaultValues: { name },
    mutationFn: (values) => changeName(values.name),
    onSuccess: () => toast.success('Name saved', 'It is the sender of your next mails.'),
    focusOnError: 'name',
  });
  return (
    <MutationForm form={form} submitLabel="Save name" pendingLabel="Saving…">
      <Field
        label="Your name"
        id="own-name"
        hint="Colleagues see it, and customers as the sender of your mail."
        autoComplete="name"
        maxLength={textLimits.name}
        required
        {...form.field('name')}
      />
    </MutationForm>
  );
}

const passwordSchema = object({ current: string().required('Current password is required'), next: newPasswordSchema });

export function ChangePasswordForm() {
  const form = useFormMutation({
    schema: passwordSchema,
    defaultValues: { current: '', next: '' },
    mutationFn: (passwords) => changePassword(passwords),
    onSuccess: () => {
      form.reset();
      toast.success('Password changed', 'All your other sessions were signed out.');
    },
  });
  const { field } = form;

  return (
    <MutationForm form={form} submitLabel="Change password" pendingLabel="Saving…">
      <UsernameField />
      <PasswordField label="Current password" autoComplete="current-password" required {...field('current')} />
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} required {...field('next')} />
    </MutationForm>
  );
}

const signatureSchema = object({ text: textSchema('The signature', templateLimits.signature) });

/** What is below each reply of the signed-in user. */
export const Signature = () => (
  <Loaded query={useQuery(signatureQuery)} what="your signature" lines={10}>
    {({ text }) => <SignatureForm text={text ?? ''} />}
  </Loaded>
);

function SignatureForm({ text }: { text: string }) {
  const form = useKeptForm('signature', {
    schema: signatureSchema,
    defaultValues: { text },
    mutationFn: (values) => saveSignature(values.text),
    onSuccess: () => toast.success('Signature saved', 'It is below your next replies.'),
  });
  const typed = form.watch('text');
  return (
    <MutationForm form={form} submitLabel="Save signature" pendingLabel="Saving…">
      <TextAreaField
        label="Signature"
        id="signature"
        hint="Plain text below each of your replies. Optional."
        maxLength={templateLimits.signature}
        {...form.field('text')}
      />
      {typed && (
        <section aria-label="Preview of a reply">
          <p className={label}>Preview</p>
          <p className={preview}>{`Tuesday at 10 works for us.\n\n-- \n${typed}`}</p>
        </section>
      )}
    </MutationForm>
  );
}
