import { IntersectionType } from '@nestjs/swagger';
import { type Language, languages } from '@portal/contracts/language';
import { templateLimits, unknownFields, unknownFieldsMessage } from '@portal/contracts/mail-template';
import { type Practice, practices } from '@portal/contracts/practices';
import { textLimits } from '@portal/contracts/text-limits';
import { IsOptional } from 'class-validator';
import { RejectsOtherFields } from '../../../platform/http/body-validation.pipe.ts';
import {
  composeRules,
  Flag,
  OneOf,
  OptionalText,
  RequiredText,
  Rule,
} from '../../../platform/http/field.decorators.ts';
import { MailText, Subject } from '../outgoing-mail.dto.ts';

const HasKnownFields = () =>
  Rule('hasKnownFields', (text) => unknownFields(String(text)).length === 0, unknownFieldsMessage);

/** Plain text with the fields {{person}}, {{firstName}}, {{service}} and {{visit}}. */
@RejectsOtherFields()
export class NewMailTemplateDto {
  @RequiredText({ label: 'The name', max: textLimits.viewName, requiredMessage: 'Please give the template a name' })
  name!: string;

  @OneOf(languages) language!: Language;

  /** The practice that it is about. Leads of this one have it first. */
  @IsOptional() @OneOf(practices.map(({ id }) => id)) practice?: Practice | null;

  @composeRules(Subject(), HasKnownFields())
  subject?: string | null;

  @composeRules(MailText(templateLimits.text), HasKnownFields())
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
