import { IntersectionType } from '@nestjs/swagger';
import { type Language, languages } from '@portal/contracts/language';
import { templateLimits, unknownFields, unknownFieldsMessage } from '@portal/contracts/mail-template';
import { type Practice, practices } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { IsOptional, ValidateBy } from 'class-validator';
import { RejectsOtherFields } from '../../../platform/http/body-validation.pipe.ts';
import { Flag, OneOf } from '../../../platform/http/choice.decorators.ts';
import { composeRules, OptionalText, RequiredText } from '../../../platform/http/text.decorators.ts';

const HasKnownFields = () =>
  ValidateBy(
    { name: 'hasKnownFields', validator: { validate: (text) => unknownFields(String(text)).length === 0 } },
    { message: ({ value }) => unknownFieldsMessage(value) },
  );

/** Plain text with the fields {{person}}, {{firstName}}, {{service}} and {{visit}}. */
@RejectsOtherFields()
export class NewMailTemplateDto {
  @RequiredText({ label: 'The name', max: textLimits.viewName, requiredMessage: 'Please give the template a name' })
  name!: string;

  @OneOf(languages) language!: Language;

  /** The practice that it is about. Leads of this one have it first. */
  @IsOptional() @OneOf(practices.map(({ id }) => id)) practice?: Practice | null;

  @composeRules(OptionalText({ label: 'The subject', max: textLimits.name }), HasKnownFields())
  subject?: string | null;

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

  /** Whether all staff have it. Managers only. */
  @Flag() isShared!: boolean;
}

export class IdDto {
  id!: number;
}

export class MailTemplateDto extends IntersectionType(IdDto, NewMailTemplateDto) {}

@RejectsOtherFields()
export class SignatureDto {
  /** Can be empty. */
  @OptionalText({ label: 'The signature', max: templateLimits.signature, isMultiline: true })
  text!: string | null;
}
