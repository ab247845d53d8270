import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Language } from '@portal/contracts/language';
import { textLimits } from '@portal/contracts/text-limits';
import { EmailAddress, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { FormLanguage } from '../submission/form-language.decorator.ts';
import type { FormInput, SubmittedForm } from '../submission/new-request.ts';
import { SubmissionId } from '../submission/submission-id.decorator.ts';

/** A consultation request. The validation rules match the form's (see contact-request.cases in contracts). */
export class ContactRequestDto implements SubmittedForm {
  @ApiProperty({ example: 'Ada Byron', maxLength: textLimits.name })
  @RequiredText({ label: 'Name', max: textLimits.name, requiredMessage: 'Name is required' })
  name!: string;

  @ApiPropertyOptional({ example: 'Analytical Homes', maxLength: textLimits.company, type: String, nullable: true })
  @OptionalText({ label: 'Company', max: textLimits.company })
  company?: string | null;

  @ApiProperty({ example: 'ada@example.com', maxLength: textLimits.email, format: 'email' })
  @EmailAddress({ invalidMessage: 'Valid email is required' })
  email!: string;

  @ApiPropertyOptional({ example: '512 555 0199', maxLength: textLimits.phone, type: String, nullable: true })
  @OptionalText({ label: 'Phone', max: textLimits.phone })
  phone?: string | null;

  @ApiPropertyOptional({
    example: 'physical-security',
    maxLength: textLimits.service,
    type: String,
    nullable: true,
    description: 'The visitor\'s choice under "service"; any text is accepted.',
  })
  @OptionalText({ label: 'Service', max: textLimits.service })
  service?: string | null;

  @ApiPropertyOptional({
    example: 'Two gates and a garage.',
    maxLength: textLimits.message,
    type: String,
    nullable: true,
  })
  @OptionalText({ label: 'Message', max: textLimits.message, isMultiline: true })
  message?: string | null;

  @FormLanguage()
  language?: Language | null;

  @SubmissionId()
  submissionId?: string | null;

  toForm(): FormInput {
    const { name, company = null, email, phone = null, service = null, message = null } = this;
    const language = this.language ?? 'en';
    return { kind: 'contact', language, name, company, email, phone, service, message };
  }
}
