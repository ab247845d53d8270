import { BadRequestException, NotFoundException, Param, Query } from '@nestjs/common';
import { ApiParam, ApiQuery } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type Query as QueryString, textOf } from './query-parameters.ts';

const maxId = 999_999_999;
const isId = (value: string) => /^[1-9]\d{0,8}$/.test(value);

/** Returns an id that a URL names. One that cannot exist is not found. */
export function idOf(value: string, notFound: string): number {
  if (!isId(value)) throw new NotFoundException(notFound);
  return Number(value);
}

/** Documents a route at one of its parameters. */
const documented =
  (parameter: ParameterDecorator, document: MethodDecorator): ParameterDecorator =>
  (target, key = '', index) => {
    parameter(target, key, index);
    document(target, key, Object.getOwnPropertyDescriptor(target, key) ?? {});
  };

/** The number of a record in the path. */
export const PathId = (notFound: string, name = 'id') =>
  documented(
    Param(name, { transform: (value: string) => idOf(value, notFound) }),
    ApiParam({ name, schema: { type: 'integer' }, example: 42 }),
  );

export const PathUuid = (notFound: string, name: string) => {
  const transform = (value: string) => {
    if (!isUUID(value, 'all')) throw new NotFoundException(notFound);
    return value.toLowerCase();
  };
  return documented(Param(name, { transform }), ApiParam({ name, schema: { type: 'string', format: 'uuid' } }));
};

/** The number of a record in the query string, or undefined. */
export const QueryId = (name: string, description: string, problem: string) => {
  const transform = (query: QueryString) => {
    const value = textOf(query, name);
    if (value !== undefined && !isId(value)) throw new BadRequestException(problem);
    return value === undefined ? undefined : Number(value);
  };
  const schema = { type: 'integer', minimum: 1, maximum: maxId } as const;
  return documented(Query({ transform }), ApiQuery({ name, required: false, schema, description }));
};
