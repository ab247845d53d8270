import { languageNames, languages } from '@portal/contracts/language';
import {
  fillTemplate,
  templateFields,
  templateLimits,
  unknownFields,
  unknownFieldsMessage,
} from '@portal/contracts/mail-template';
import { practices } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { lineSchema, textSchema } from '@portal/contracts/text-schema';
import { toast } from '@portal/platform';
import type { NewMailTemplate } from '@portal/staff-client/mail';
import { Button } from '@portal/ui/button';
import { Field, TextAreaField } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { PlusIcon } from '@portal/ui/icons';
import { SelectField } from '@portal/ui/select-field';
import { type MouseEvent, useState } from 'react';
import { object, string } from 'yup';
import { FormDialog } from '../app/layout/form-dialog.tsx';
import { useKeptForm } from '../app/layout/mutation-form.tsx';
import { useHasRole } from '../session/session.ts';
import { buttons, label, muted, preview } from '../shared.styles.ts';
import { sampleValues } from './sample-values.content.ts';
import { saveTemplate } from './templates.queries.ts';

const knownFields = [
  'fields',
  ({ value }: { value: string }) => unknownFieldsMessage(value),
  (value = '') => unknownFields(value).length === 0,
] as const;

const schema = object({
  name: lineSchema('The name', textLimits.viewName).required('Please give the template a name'),
  language: string().oneOf(languages).required(),
  practice: string().default(''),
  audience: string().oneOf(['me', 'all']).required(),
  subject: lineSchema('The subject', textLimits.name).test(...knownFields),
  text: textSchema('The text', templateLimits.text)
    .required('Please write something')
    .test(...knownFields),
});

export function NewTemplateButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        <Icon of={PlusIcon} size="sm" />
        New template
      </Button>
      {isOpen && <TemplateDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface TemplateDialogProps {
  /** What the fields have first. */
  template?: NewMailTemplate;
  /** Of the template that is changed. Without it a new one is created. */
  id?: number;
  onClose: () => void;
}

export function TemplateDialog({ template, id, onClose }: TemplateDialogProps) {
  const isManager = useHasRole('manager');
  const form = useKeptForm(`template ${id ?? template?.name ?? ''}`, {
    schema,
    defaultValues: {
      name: template?.name ?? '',
      language: template?.language ?? 'en',
      practice: template?.practice ?? '',
      audience: template?.isShared ? 'all' : 'me',
      subject: template?.subject ?? '',
      text: template?.text ?? '',
    },
    mutationFn: ({ audience, practice, ...values }) =>
      saveTemplate(
        {
          ...values,
          practice: practices.find((one) => one.id === practice)?.id ?? null,
          isShared: audience === 'all',
        },
        id,
      ),
    onSuccess: (_, { name }) => {
      onClose();
      toast.success('Template saved', name);
    },
  });
  const { field, watch } = form;
  const [language, subject, text] = watch(['language', 'subject', 'text']);
  const filled = (value: string) => fillTemplate(value, sampleValues[language]);

  return (
    <FormDialog
      title={id === undefined ? 'New template' : 'Edit template'}
      onClose={onClose}
      form={form}
      submitLabel="Save"
      pendingLabel="Saving…"
    >
      <Field label="Name" autoComplete="off" maxLength={textLimits.viewName} required {...field('name')} />
      <SelectField
        label="Language"
        hint="Offered for leads that wrote in this language."
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...field('language')}
      />
      <SelectField
        label="Practice"
        hint="First in the list for leads of this practice."
        options={[
          { value: '', label: 'Any' },
          ...practices.map((practice) => ({ value: practice.id, label: practice.name })),
        ]}
        {...field('practice')}
      />
      {isManager && (
        <SelectField
          label="For"
          options={[
            { value: 'me', label: 'Only you' },
            { value: 'all', label: 'All staff' },
          ]}
          {...field('audience')}
        />
      )}
      <Field
        label="Subject"
        hint="Optional. For the first e-mail of a conversation."
        autoComplete="off"
        maxLength={textLimits.name}
        {...field('subject')}
      />
      <TextAreaField label="Text" rows={10} maxLength={templateLimits.text} required {...field('text')} />
      <div>
        <p className={label}>Insert a field</p>
        <div className={buttons}>
          {templateFields.map((name) => (
            <Button key={name} size="sm" tone="quiet" type="button" onClick={(event) => insertField(event, name)}>
              {`{{${name}}}`}
            </Button>
          ))}
        </div>
        <p className={muted}>What is not known of a lead stays as its field, and is replaced by hand.</p>
      </div>
      {text && (
        <section aria-label="Preview">
          <p className={label}>Preview with sample data</p>
          <div className={preview} lang={language}>
            {subject && <strong>{filled(subject)}</strong>}
            {subject && '\n\n'}
            {filled(text)}
          </div>
        </section>
      )}
    </FormDialog>
  );
}

/** Inserts a field where the cursor is in the text. */
function insertField({ currentTarget }: MouseEvent<HTMLButtonElement>, name: string) {
  const area = currentTarget.form?.elements.namedItem('text');
  if (!(area instanceof HTMLTextAreaElement)) return;
  area.setRangeText(`{{${name}}}`, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.focus();
}
