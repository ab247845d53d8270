import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const outage = 'We could not save your request just now. Please try again in a minute, or call us at 512-555-0142.';

/** Documents errors in both of their forms: the plain sentence and, for whoever asks for it, the problem document. */
export const DescribesErrors = (sentences: Record<number, string>, fields?: Record<string, string>) =>
  applyDecorators(
    ...Object.entries({ ...sentences, 503: outage }).map(([code, detail]) => {
      const status = Number(code);
      const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
      return ApiResponse({
        status,
        description: detail,
        content: {
          'text/plain': { schema: { type: 'string' }, example: detail },
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: status === 422 && fields ? { ...problem, fields } : problem,
          },
        },
      });
    }),
  );

/** What every form address may answer besides success. `fields` is what a refused form says, field by field. */
export const DescribesFormErrors = (fields: Record<string, string>) =>
  DescribesErrors(
    {
      400: 'The request could not be read. Please send it again.',
      413: 'This is more than we can take at once: at most 64 kB, please.',
      415: 'Please send this as JSON (Content-Type: application/json).',
      422: Object.values(fields)
        .map((message) => `${message}.`)
        .join(' '),
      429: 'That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142.',
    },
    fields,
  );
