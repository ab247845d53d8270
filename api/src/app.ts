import { NotFoundException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import { uploadApi } from '@portal/contracts/api-origins';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { AppModule } from './app.module.ts';
import { formPageRenderer, inLanguageOfForm } from './intake/form-pages/form-page.ts';
import { formPaths } from './intake/form-pages/forms.ts';
import { redirectToPage } from './intake/form-pages/page-of-address.ts';
import { type Env, readEnv } from './platform/env/env.ts';
import { isLocalClient } from './platform/health/is-local-client.ts';
import { rejectUnusualBodies } from './platform/http/body-shape.ts';
import { BodyValidationPipe } from './platform/http/body-validation.pipe.ts';
import { ConnectionDrainer } from './platform/http/connection-drainer.ts';
import { PortalExpressAdapter } from './platform/http/express-adapter.ts';
import { rejectUnknownMediaTypes } from './platform/http/media-type.ts';
import { ProblemFilter } from './platform/http/problem.filter.ts';
import { logRequests } from './platform/logging/log-requests.ts';
import { createLogger, nestLogger } from './platform/logging/logger.ts';
import { buildOpenApiDocument } from './platform/openapi/openapi-document.ts';
import { ApiDocument } from './staff/api-tokens/api-document.ts';
import { sessionCookieName } from './staff/auth/session-cookie.ts';

const bodyLimit = '64kb';

/** Creates the API, for `main.ts` and for tests. */
export async function createApp(env: Env, log: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(env, log),
    new PortalExpressAdapter(env),
    {
      bodyParser: false,
      logger: nestLogger(log),
      abortOnError: false,
    },
  );
  const sendFormPage = formPageRenderer(env.company);
  const problems = new ProblemFilter(env, log, {
    translate: inLanguageOfForm,
    renderPage: (...problem) => redirectToPage(...problem) || sendFormPage(...problem),
  });

  app.setGlobalPrefix('api');
  app.set('trust proxy', env.trustedProxyHops);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.disable('x-powered-by');

  app.use(app.get(ConnectionDrainer, { strict: false }).middleware);
  app.use(logRequests(log, app.get(Registry, { strict: false }), env));
  app.use(securityHeaders(env));
  app.use(rejectUnknownMediaTypes(formPaths, new RegExp(uploadApi)));
  app.use(express.json({ limit: bodyLimit }));
  app.use(express.urlencoded({ limit: bodyLimit, extended: false }));
  app.use(rejectUnusualBodies);
  // Nest's filters do not see errors of the middleware above.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    problems.respond(error, request, response),
  );

  app.useGlobalFilters(problems);
  app.useGlobalPipes(new BodyValidationPipe());

  const server: Express = app.getHttpAdapter().getInstance();
  const document = app.get(ApiDocument, { strict: false });
  document.build = () => buildOpenApiDocument(app, sessionCookieName(env));
  server.get('/api/openapi.json', onlyForLocalClients, async (_, response) => {
    response.json(await document.build());
  });
  return app;
}

/** Builds the OpenAPI document without a database or a port. */
export async function buildOpenApiDocumentOffline(): Promise<OpenAPIObject> {
  const env = readEnv({ DATABASE_URL: 'postgres://nowhere/portal' });
  const app = await NestFactory.create(AppModule.forRoot(env, createLogger('silent')), {
    preview: true,
    logger: false,
  });
  app.setGlobalPrefix('api');
  return buildOpenApiDocument(app, sessionCookieName(env));
}

/** Middleware: security headers. Without HTTPS, headers that would upgrade requests to HTTPS are not sent. */
function securityHeaders({ siteUrl }: Env) {
  const isHttps = siteUrl.startsWith('https:');
  const harden = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        // The favicon.
        imgSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Browsers support these two only over HTTPS and warn about them otherwise.
    crossOriginOpenerPolicy: isHttps,
    originAgentCluster: isHttps,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

  return (request: Request, response: Response, next: NextFunction) => {
    // Chromium measures a response with `no-store` only when a page reads it, and shows no form that is refused and not read (field reports).
    response.setHeader('Cache-Control', formPaths.includes(request.path) ? 'no-cache' : 'no-store');
    harden(request, response, next);
  };
}

/** Middleware: returns 404 to clients behind a proxy. The document describes the staff API too. */
function onlyForLocalClients(request: Request, _: Response, next: NextFunction): void {
  next(isLocalClient(request) ? undefined : new NotFoundException('Page not found.'));
}
