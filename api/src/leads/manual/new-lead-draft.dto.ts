import { ApiProperty } from '@nestjs/swagger';
import { RawText } from '../../platform/http/text.decorators.ts';

/** Longer than all fields of the form together. */
const maxText = 20_000;

export class SaveNewLeadDraftDto {
  @ApiProperty({
    example: '{"name":"Ada Byron","phone":"512 555"}',
    maxLength: maxText,
    description: 'The fields of the form, stored as they are.',
  })
  @RawText({ label: 'The text', max: maxText })
  text!: string;
}

/** What was typed into the form of a new lead and not saved. Only its author can read it. */
export class NewLeadDraftDto extends SaveNewLeadDraftDto {
  @ApiProperty({ format: 'uuid', description: 'The `draftId` of the lead.' })
  id!: string;
}
