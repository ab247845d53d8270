import { PickType } from '@nestjs/swagger';
import { textLimits } from '@portal/contracts/text-limits';
import { EmailAddress, RequiredText } from '../../platform/http/field.decorators.ts';
import { ContactRequestDto } from '../contact/contact-request.dto.ts';
import type { FormInput, SubmittedForm } from '../submission/new-request.ts';

/** A request for the case study. The validation rules match the form's (see case-study-request.cases in contracts). */
export class CaseStudyRequestDto
  extends PickType(ContactRequestDto, ['phone', 'language', 'submissionId'])
  implements SubmittedForm
{
  @RequiredText({ label: 'First name', max: textLimits.firstName, requiredMessage: 'First name is required' })
  firstName!: string;

  @RequiredText({ label: 'Last name', max: textLimits.lastName, requiredMessage: 'Last name is required' })
  lastName!: string;

  @EmailAddress('Please enter a valid email address')
  email!: string;

  @RequiredText({ label: 'Company', max: textLimits.company, requiredMessage: 'Company name is required' })
  company!: string;

  toForm(): FormInput {
    const { firstName, lastName, company, email, phone = null } = this;
    const name = `${firstName} ${lastName}`;
    const form = { name, firstName, lastName, company, email, phone, service: null, message: null };
    return { kind: 'case-study', language: this.language ?? 'en', ...form };
  }
}
