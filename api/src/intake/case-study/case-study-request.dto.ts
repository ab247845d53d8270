import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EmailAddress, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { SubmissionId } from '../submission/submission-id.decorator.ts';

/** A request for the case study. The validation rules match the form's (see case-study-request.cases in contracts). */
export class CaseStudyRequestDto {
  @ApiProperty({ example: 'Ada', maxLength: 200 })
  @RequiredText({ label: 'First name', max: 200, requiredMessage: 'First name is required' })
  firstName!: string;

  @ApiProperty({ example: 'Byron', maxLength: 200 })
  @RequiredText({ label: 'Last name', max: 200, requiredMessage: 'Last name is required' })
  lastName!: string;

  @ApiProperty({ example: 'ada@example.com', maxLength: 254, format: 'email' })
  @EmailAddress({ invalidMessage: 'Please enter a valid email address' })
  email!: string;

  @ApiProperty({ example: 'Analytical Homes', maxLength: 200 })
  @RequiredText({ label: 'Company', max: 200, requiredMessage: 'Company name is required' })
  company!: string;

  @ApiPropertyOptional({ example: '512 555 0199', maxLength: 50, type: String, nullable: true })
  @OptionalText({ label: 'Phone', max: 50 })
  phone?: string | null;

  @SubmissionId()
  submissionId?: string | null;
}
