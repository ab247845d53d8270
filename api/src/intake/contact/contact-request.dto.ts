import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EmailAddress, OptionalText, RequiredText } from '../../platform/http/text.decorators.ts';
import { SubmissionId } from '../submission/submission-id.decorator.ts';

/** A consultation request. The validation rules match the form's (see contact-request.cases in contracts). */
export class ContactRequestDto {
  @ApiProperty({ example: 'Ada Byron', maxLength: 200 })
  @RequiredText({ label: 'Name', max: 200, requiredMessage: 'Name is required' })
  name!: string;

  @ApiPropertyOptional({ example: 'Analytical Homes', maxLength: 200, type: String, nullable: true })
  @OptionalText({ label: 'Company', max: 200 })
  company?: string | null;

  @ApiProperty({ example: 'ada@example.com', maxLength: 254, format: 'email' })
  @EmailAddress({ invalidMessage: 'Valid email is required' })
  email!: string;

  @ApiPropertyOptional({ example: '512 555 0199', maxLength: 50, type: String, nullable: true })
  @OptionalText({ label: 'Phone', max: 50 })
  phone?: string | null;

  @ApiPropertyOptional({
    example: 'physical-security',
    maxLength: 100,
    type: String,
    nullable: true,
    description: 'The visitor\'s choice under "service"; any text is accepted.',
  })
  @OptionalText({ label: 'Service', max: 100 })
  service?: string | null;

  @ApiPropertyOptional({ example: 'Two gates and a garage.', maxLength: 5000, type: String, nullable: true })
  @OptionalText({ label: 'Message', max: 5000 })
  message?: string | null;

  @SubmissionId()
  submissionId?: string | null;
}
