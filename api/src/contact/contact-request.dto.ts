import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SubmissionId } from '../common/submission-id.decorator.ts';
import { EmailAddress, OptionalText, RequiredText } from '../common/text.decorators.ts';

/** A consultation request as the website sends it; the same rules as its form (see contact-request.cases in contracts). */
export class ContactRequestDto {
  @ApiProperty({ example: 'Ada Byron', maxLength: 200 })
  @RequiredText({ label: 'Name', max: 200, missing: 'Name is required' })
  name!: string;

  @ApiPropertyOptional({ example: 'Analytical Homes', maxLength: 200, type: String, nullable: true })
  @OptionalText({ label: 'Company', max: 200 })
  company?: string | null;

  @ApiProperty({ example: 'ada@example.com', maxLength: 254, format: 'email' })
  @EmailAddress({ refused: 'Valid email is required' })
  email!: string;

  @ApiPropertyOptional({ example: '512 555 0199', maxLength: 50, type: String, nullable: true })
  @OptionalText({ label: 'Phone', max: 50 })
  phone?: string | null;

  @ApiPropertyOptional({
    example: 'physical-security',
    maxLength: 100,
    type: String,
    nullable: true,
    description: 'What the visitor chose under "service"; any text is kept as it is.',
  })
  @OptionalText({ label: 'Service', max: 100 })
  service?: string | null;

  @ApiPropertyOptional({ example: 'Two gates and a garage.', maxLength: 5000, type: String, nullable: true })
  @OptionalText({ label: 'Message', max: 5000 })
  message?: string | null;

  @SubmissionId()
  submissionId?: string | null;
}
