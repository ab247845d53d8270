import type { Language } from '@portal/contracts/language';
import { textLimits } from '@portal/contracts/text-limits';
import { EmailAddress, Name, OptionalText } from '../../platform/http/field.decorators.ts';
import { FormLanguage } from '../submission/form-language.decorator.ts';
import type { FormInput, SubmittedForm } from '../submission/new-request.ts';
import { SubmissionId } from '../submission/submission-id.decorator.ts';

/** A consultation request. The validation rules match the form's (see contact-request.cases in contracts). */
export class ContactRequestDto implements SubmittedForm {
  @Name() name!: string;

  @OptionalText({ label: 'Company', max: textLimits.company })
  company?: string | null;

  @EmailAddress() email!: string;

  @OptionalText({ label: 'Phone', max: textLimits.phone })
  phone?: string | null;

  /** The visitor's choice under "service"; any text is accepted. */
  @OptionalText({ label: 'Service', max: textLimits.service })
  service?: string | null;

  @OptionalText({ label: 'Message', max: textLimits.message, isMultiline: true })
  message?: string | null;

  @FormLanguage() language?: Language | null;
  @SubmissionId() submissionId?: string | null;

  toForm(): FormInput {
    const { name, company = null, email, phone = null, service = null, message = null } = this;
    const language = this.language ?? 'en';
    return { kind: 'contact', language, name, company, email, phone, service, message };
  }
}
