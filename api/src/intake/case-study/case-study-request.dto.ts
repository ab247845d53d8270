import type { Language } from '@portal/contracts/language';
import { textLimits } from '@portal/contracts/text-limits';
import { EmailAddress, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { FormLanguage } from '../submission/form-language.decorator.ts';
import type { FormInput, SubmittedForm } from '../submission/new-request.ts';
import { SubmissionId } from '../submission/submission-id.decorator.ts';

/** A request for the case study. The validation rules match the form's (see case-study-request.cases in contracts). */
export class CaseStudyRequestDto implements SubmittedForm {
  @RequiredText({ label: 'First name', max: textLimits.firstName, requiredMessage: 'First name is required' })
  firstName!: string;

  @RequiredText({ label: 'Last name', max: textLimits.lastName, requiredMessage: 'Last name is required' })
  lastName!: string;

  @EmailAddress({ invalidMessage: 'Please enter a valid email address' })
  email!: string;

  @RequiredText({ label: 'Company', max: textLimits.company, requiredMessage: 'Company name is required' })
  company!: string;

  @OptionalText({ label: 'Phone', max: textLimits.phone })
  phone?: string | null;

  @FormLanguage()
  language?: Language | null;

  @SubmissionId()
  submissionId?: string | null;

  toForm(): FormInput {
    const { firstName, lastName, company, email, phone = null } = this;
    const name = `${firstName} ${lastName}`;
    const form = { name, firstName, lastName, company, email, phone, service: null, message: null };
    return { kind: 'case-study', language: this.language ?? 'en', ...form };
  }
}
