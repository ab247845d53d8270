import { BadRequestException, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { FaultFilter } from './common/fault.filter.ts';
import { refuseUnknownMediaTypes } from './common/media-type.ts';
import { RefusedFieldsException } from './common/refused-fields.exception.ts';
import { type Env, readEnv } from './env.ts';
import { logRequests } from './logging/log-requests.ts';
import { createLogger, NestLog } from './logging/logger.ts';
import { describeApi } from './openapi/describe-api.ts';
import { ConnectionFarewell } from './shutdown.ts';

const bodyLimit = '64kb';

/** The whole API, ready to listen: for `main.ts` and for tests alike. */
export async function createApp(env: Env, log: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.in(env, log), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  const faults = new FaultFilter(env, log);

  app.setGlobalPrefix('api');
  app.set('trust proxy', env.trustedProxyHops);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.disable('x-powered-by');

  app.use(app.get(ConnectionFarewell).watch);
  app.use(logRequests(log));
  app.use(securityHeaders(env));
  app.use(refuseUnknownMediaTypes);
  app.use(express.json({ limit: bodyLimit }));
  app.use(express.urlencoded({ limit: bodyLimit, extended: false }));
  app.use(refuseLists);
  // What fails in the lines above fails before Nest and its filter are asked.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    faults.answer(error, request, response),
  );

  app.useGlobalFilters(faults);
  app.useGlobalPipes(
    new ValidationPipe({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      // A body type that lost its rules on the way (an `import type`, say) refuses everything instead of nothing.
      forbidUnknownValues: true,
      exceptionFactory: (errors) => RefusedFieldsException.of(errors),
    }),
  );

  SwaggerModule.setup('api/openapi', app, () => describeApi(app), {
    ui: false,
    raw: ['json'],
    jsonDocumentUrl: 'api/openapi.json',
  });
  return app;
}

/** The OpenAPI document without starting anything: no database, no port. */
export async function describeWithoutDatabase(): Promise<OpenAPIObject> {
  const env = readEnv({ DATABASE_URL: 'postgres://nowhere/portal' });
  const app = await NestFactory.create(AppModule.in(env, createLogger('silent')), { preview: true, logger: false });
  app.setGlobalPrefix('api');
  return describeApi(app);
}

/** Answers are data for our own pages. On plain HTTP nothing may send a browser to an HTTPS that is not there. */
function securityHeaders({ siteUrl }: Env) {
  const isHttps = siteUrl.startsWith('https:');
  const harden = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers heed these two behind HTTPS only, and complain about them elsewhere.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  return (request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Cache-Control', 'no-store');
    harden(request, response, next);
  };
}

/** JSON knows lists, our requests do not; as the list of a form's values it would pass the guard value by value. */
function refuseLists(request: Request, _: Response, next: NextFunction): void {
  if (Array.isArray(request.body)) next(new BadRequestException('Please send one request, not a list.'));
  else next();
}
