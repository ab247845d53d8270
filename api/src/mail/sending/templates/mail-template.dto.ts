import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { type Language, languages } from '@portal/contracts/language';
import { templateLimits, unknownFields, unknownFieldsMessage } from '@portal/contracts/mail-template';
import { textLimits } from '@portal/contracts/text-limits';
import { IsBoolean, IsIn, ValidateBy } from 'class-validator';
import { RejectsOtherFields } from '../../../platform/http/body-validation.pipe.ts';
import { composeRules, OptionalText, RequiredText } from '../../../platform/http/text.decorators.ts';

const HasKnownFields = () =>
  ValidateBy(
    { name: 'hasKnownFields', validator: { validate: (text) => unknownFields(String(text)).length === 0 } },
    { message: ({ value }) => unknownFieldsMessage(value) },
  );

/** Plain text with the fields {{person}}, {{service}} and {{visit}}. */
@RejectsOtherFields()
export class NewMailTemplateDto {
  @ApiProperty({ example: 'First answer', maxLength: textLimits.viewName })
  @RequiredText({ label: 'The name', max: textLimits.viewName, requiredMessage: 'Please give the template a name' })
  name!: string;

  @ApiProperty({ enum: languages })
  @IsIn(languages, { message: `language must be one of ${languages.join(', ')}` })
  language!: Language;

  @ApiPropertyOptional({ type: String, nullable: true, example: 'Your request', maxLength: textLimits.name })
  @composeRules(OptionalText({ label: 'The subject', max: textLimits.name }), HasKnownFields())
  subject?: string | null;

  @ApiProperty({ example: 'Hello {{person}},\n\nthank you for your request.', maxLength: templateLimits.text })
  @composeRules(
    RequiredText({
      label: 'The text',
      max: templateLimits.text,
      isMultiline: true,
      requiredMessage: 'Please write something',
    }),
    HasKnownFields(),
  )
  text!: string;

  @ApiProperty({ example: false, description: 'Whether all staff have it. Managers only.' })
  @IsBoolean({ message: 'isShared must be true or false' })
  isShared!: boolean;
}

class IdDto {
  @ApiProperty({ example: 3 })
  id!: number;
}

export class MailTemplateDto extends IntersectionType(IdDto, NewMailTemplateDto) {}

@RejectsOtherFields()
export class SignatureDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Grace Hopper\nLumenward, 512-555-0142',
    maxLength: templateLimits.signature,
    description: 'Can be empty.',
  })
  @OptionalText({ label: 'The signature', max: templateLimits.signature, isMultiline: true })
  text!: string | null;
}
