import { Button } from '@portal/ui/button';
import { Field } from '@portal/ui/field';
import { css } from 'styled-system/css';
import { UnseenFields } from '../form/unseen-fields.tsx';
import { caseStudyFields } from './case-study-fields.ts';

/** The same request as a plain form: for visitors without JavaScript and for the seconds before the page is alive. */
export function PlainCaseStudyForm() {
  return (
    <form action="/api/download-case-study" method="post" className={css({ display: 'grid', gap: '4' })}>
      <UnseenFields />
      <p className={css({ textStyle: 'subheading' })}>Download the case study</p>
      {caseStudyFields.map(({ name, isWide: _, ...attributes }) => (
        <Field key={name} id={`plain-${name}`} name={name} {...attributes} />
      ))}
      <Button type="submit">Download Case Study</Button>
    </form>
  );
}
