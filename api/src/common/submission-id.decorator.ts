import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { emptyIsNone, rules } from './text.decorators.ts';

/** The id that a form makes for itself, so that sending it again is recognised. */
export const SubmissionId = () =>
  rules(
    ApiPropertyOptional({
      format: 'uuid',
      type: String,
      nullable: true,
      description:
        'Made by the form. The same content sent again with the same id is stored once and answered alike; changed content is a request of its own.',
    }),
    emptyIsNone,
    IsOptional(),
    IsUUID('all', { message: 'The form could not be read. Please reload the page and send it again' }),
  );
