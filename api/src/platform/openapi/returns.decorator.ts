import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';

/** What a route does, and what its summary does not say. */
type Documentation = [summary: string, description?: string];

const respond = (status: number, response: ApiResponseOptions, [summary, description]: Documentation) =>
  applyDecorators(HttpCode(status), ApiResponse({ status, ...response }), ApiOperation({ summary, description }));

/** Documents a route, and what it returns: one DTO or a list of them. Errors are documented once, see openapi-document.ts. */
export const Returns = (type: Type | [Type], ...documentation: Documentation) => respond(200, { type }, documentation);

/** The same for a route that creates something. */
export const Creates = (type: Type, ...documentation: Documentation) => respond(201, { type }, documentation);

/** The same for a route that returns a file of one of the types. */
export const ReturnsFile = (
  types: string | readonly string[],
  example: string | undefined,
  ...documentation: Documentation
) =>
  respond(
    200,
    {
      content: Object.fromEntries(
        [types].flat().map((type) => [type, { schema: { type: 'string' }, ...(example && { example }) }]),
      ),
    },
    documentation,
  );

/** The same for a route without a response body. `result` says what is true now. */
export const ReturnsNothing = (result: string, ...documentation: Documentation) =>
  respond(204, { description: result }, documentation);
