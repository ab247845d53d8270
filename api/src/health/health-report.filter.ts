import { type ArgumentsHost, Catch, type ExceptionFilter, ServiceUnavailableException } from '@nestjs/common';
import type { Response } from 'express';

/** A failed health check is no fault to be put into a sentence: whoever watches the API reads the report itself. */
@Catch(ServiceUnavailableException)
export class HealthReportFilter implements ExceptionFilter<ServiceUnavailableException> {
  catch(failed: ServiceUnavailableException, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(503).json(failed.getResponse());
  }
}
