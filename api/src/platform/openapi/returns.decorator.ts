import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';

const respond = (status: number, response: ApiResponseOptions) =>
  applyDecorators(HttpCode(status), ApiResponse({ status, ...response }));

/** Documents what a route returns, one DTO or a list of them. Errors are documented once, see openapi-document.ts. */
export const Returns = (type: Type | [Type]) => respond(200, { type });

/** The same for a route that creates something. */
export const Creates = (type: Type) => respond(201, { type });

/** The same for a route that returns a file. */
export const ReturnsFile = (type: string, example?: string) =>
  respond(200, { content: { [type]: { schema: { type: 'string' }, ...(example && { example }) } } });

/** The same for a route without a response body. `description` says what is true now. */
export const ReturnsNothing = (description: string) => respond(204, { description });
