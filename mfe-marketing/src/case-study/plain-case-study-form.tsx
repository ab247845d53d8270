import { textLimits } from '@portal/contracts/text-limits';
import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { css } from 'styled-system/css';
import { DataNote, RequiredNote } from '../form/form-text.tsx';
import { HiddenFields } from '../form/hidden-fields.tsx';
import { caseStudyFields } from './case-study-fields.ts';

/** The form without JavaScript and before hydration. */
export function PlainCaseStudyForm() {
  return (
    <form action="/api/download-case-study" method="post" className={css({ display: 'grid', gap: '4' })}>
      <HiddenFields wording="case-study-popover-2" />
      <p className={css({ textStyle: 'subheading' })}>Download the case study</p>
      <RequiredNote />
      {caseStudyFields.map(({ name, isWide: _, ...attributes }) => (
        <Field key={name} id={`plain-${name}`} name={name} {...attributes} maxLength={textLimits[name]} />
      ))}
      <DataNote>We use what you enter to send the PDF and to follow up.</DataNote>
      <Button type="submit">Download Case Study</Button>
    </form>
  );
}
