import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const unavailable = 'The service is temporarily unavailable. Please try again in a minute.';

/** Documents error responses as plain text and as problem details. */
export const ApiErrors = (messages: Record<number, string>, fields?: Record<string, string>) =>
  applyDecorators(
    ...Object.entries({ 503: unavailable, ...messages }).map(([code, detail]) => {
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

/** Documents the error responses of a form. `fields` holds the messages of an invalid form. */
export const ApiFormErrors = (fields: Record<string, string>) =>
  ApiErrors(
    {
      400: 'The request could not be read. Please reload the page.',
      413: 'The request is too large. Please shorten it, or call us at 512-555-0142.',
      415: 'Please send this as JSON (Content-Type: application/json).',
      422: Object.values(fields)
        .map((message) => `${message}.`)
        .join(' '),
      503: 'We could not save your request just now. Please try again in a minute, or call us at 512-555-0142.',
      429: 'That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142.',
    },
    fields,
  );
