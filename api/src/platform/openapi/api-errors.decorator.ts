import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse, type OpenAPIObject } from '@nestjs/swagger';
import { commonApi } from '@portal/contracts/api-origins';

const unavailable = 'The service is temporarily unavailable. Please try again in a minute.';

export const recentSignInMissing = 'Please confirm that it is you: sign in again.';
export const secondFactorMissing = 'Please turn on two-step verification under “Account” first.';

/** By `accessRule`. Everybody is at least a viewer. */
const roleErrors: Record<string, string> = {
  viewer: secondFactorMissing,
  agent: 'This needs the role agent, and yours is viewer.',
  manager: 'This needs the role manager, and yours is agent.',
};

/** What every route with a body may answer before its handler runs. */
const bodyErrors = {
  400: 'The request could not be read. Please reload the page.',
  413: 'The request is too large. Please shorten it, or call us at 512-555-0142.',
  415: 'Please send this as JSON (Content-Type: application/json).',
};

/** Documents one error response. */
export const ApiError = (status: number, detail: string, fields?: Record<string, string>) =>
  ApiResponse({ status, ...errorResponse(status, detail, fields) });

/** Documents error responses as plain text and as problem details. `fields` holds the messages of an invalid body, which is a 422. */
export const ApiErrors = (messages: Record<number, string> = {}, fields?: Record<string, string>) => {
  const invalid = fields && {
    422: Object.values(fields)
      .map((message) => `${message}.`)
      .join(' '),
  };
  return applyDecorators(
    ...Object.entries({ 503: unavailable, ...invalid, ...messages }).map(([status, detail]) =>
      ApiError(Number(status), detail, fields),
    ),
  );
};

/** Documents the error responses of a form. */
export const ApiFormErrors = (fields: Record<string, string>) =>
  ApiErrors(
    {
      503: 'We could not save your request just now. Please try again in a minute, or call us at 512-555-0142.',
      429: 'That was a lot at once. Please try again in 30 seconds, or call us at 512-555-0142.',
    },
    fields,
  );

/** Adds the errors that a request can cause before it reaches a handler. */
export function documentCommonErrors({ paths }: OpenAPIObject): void {
  for (const [path, { parameters: _, ...methods }] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue;
      const {
        requestBody,
        parameters = [],
        responses,
        security,
        ...rules
      } = operation as typeof operation & Record<string, unknown>;
      const hasPathParameter = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
      const errors = {
        ...(requestBody ? bodyErrors : hasPathParameter ? { 400: bodyErrors[400] } : {}),
        // With DESK_URL, on the host of the other origin.
        ...(!new RegExp(commonApi).test(path) && { 404: 'Page not found.' }),
        ...(security && {
          401: 'Please sign in.',
          403: rules['x-access-recent-sign-in'] ? recentSignInMissing : roleErrors[String(rules['x-access-role'])],
        }),
      };
      for (const [status, detail] of Object.entries(errors))
        responses[status] ??= errorResponse(Number(status), detail);
      if (method === 'get' && responses[401])
        responses[303] ??= { description: 'No session, and opened in a browser: continue in the lead desk.' };
    }
}

function errorResponse(status: number, detail: string, fields?: Record<string, string>) {
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail };
  return {
    description: detail,
    content: {
      'text/plain': { schema: { type: 'string' }, example: detail },
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        example: status === 422 && fields ? { ...problem, fields } : problem,
      },
    },
  };
}
