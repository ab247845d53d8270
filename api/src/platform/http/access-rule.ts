import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/**
 * Declares who may use a route, or every route of a controller. The guards read the metadata, and the OpenAPI document shows it as
 * `x-access-…`, so that a test can compare the responses of all routes with what is declared.
 */
export const accessRule = (name: string, value: string | true) =>
  applyDecorators(SetMetadata(name, value), ApiExtension(`x-access-${name}`, value));
