import { ApiPropertyOptional } from '@nestjs/swagger';
import { languages } from '@portal/contracts/language';
import { IsIn, IsOptional } from 'class-validator';
import { composeRules, emptyToNull } from '../../platform/http/field.decorators.ts';

/** The language of the form: its messages, its mails and its PDF have it too. */
export const FormLanguage = () =>
  composeRules(
    ApiPropertyOptional({ enum: languages, type: String, nullable: true, default: 'en' }),
    emptyToNull,
    IsOptional(),
    IsIn(languages, { message: `language must be one of ${languages.join(', ')}` }),
  );
