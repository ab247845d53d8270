import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import { ApiErrors } from './api-errors.decorator.ts';

/** Messages of error responses by status, and those of an invalid body by field: see `ApiErrors`. */
type Errors = Parameters<typeof ApiErrors>;

const respond = (status: number, response: ApiResponseOptions, errors: Errors) =>
  applyDecorators(HttpCode(status), ApiResponse({ status, ...response }), ApiErrors(...errors));

/** Documents what a route returns, one DTO or a list of them, and its errors. */
export const Returns = (type: Type | [Type], ...errors: Errors) => respond(200, { type }, errors);

/** The same for a route that creates something. */
export const Creates = (type: Type, ...errors: Errors) => respond(201, { type }, errors);

/** The same for a route that returns a file. */
export const ReturnsFile = (type: string, example?: string, ...errors: Errors) =>
  respond(200, { content: { [type]: { schema: { type: 'string' }, ...(example && { example }) } } }, errors);

/** The same for a route without a response body. `description` says what is true now. */
export const ReturnsNothing = (description: string, ...errors: Errors) => respond(204, { description }, errors);
