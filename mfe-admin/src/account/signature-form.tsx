import { templateLimits } from '@portal/contracts/mail-template';
import { textSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { TextAreaField } from '@portal/ui/field';
import { object } from 'yup';
import { Loaded } from '../app/layout/loaded.tsx';
import { MutationForm, useKeptForm } from '../app/layout/mutation-form.tsx';
import { saveSignature, signatureQuery } from '../session/signature.queries.ts';
import { label, preview } from '../shared.styles.ts';

const schema = object({ text: textSchema('The signature', templateLimits.signature) });

/** What is below each reply of the signed-in user. */
export const Signature = () => (
  <Loaded query={useQuery(signatureQuery)} what="your signature" lines={10}>
    {({ text }) => <SignatureForm text={text ?? ''} />}
  </Loaded>
);

function SignatureForm({ text }: { text: string }) {
  const form = useKeptForm('signature', {
    schema,
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
