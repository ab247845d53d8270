import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowCrossSite } from '../platform/http/csrf.guard.ts';
import { ServedOn } from '../platform/http/origin.guard.ts';
import { Public } from '../platform/http/public.decorator.ts';
import { FormRateLimitGuard } from './rate-limit/form-rate-limit.guard.ts';

/** A controller of a form of the website, which all clients may send, at a limited rate. */
export const FormController = (path: string) =>
  applyDecorators(
    Controller(path),
    ApiTags('Website'),
    Public(),
    ServedOn('site'),
    AllowCrossSite(),
    UseGuards(FormRateLimitGuard),
  );
