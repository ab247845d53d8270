# All images but nginx: --target api, --target publisher, --target renderer, or --target remote --build-arg APP=mfe-locations.
# Every stage installs the versions of the lock file (`npm ci`).

# Copies manifests only, so that a changed source file does not invalidate the layer of installed packages.
FROM node:26-bookworm-slim AS manifests
WORKDIR /portal
COPY . .
RUN rm -rf infra && find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node:26-bookworm-slim AS workspace
WORKDIR /portal
COPY --from=manifests /portal ./
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY tsconfig.base.json ./
COPY packages packages

# Node and the C and C++ libraries that it and native modules are linked with: no shell, no package manager.
FROM node:26-bookworm-slim AS node-files
RUN mkdir -p /runtime/data/mail /runtime/site /runtime/tmp && chown -R 1000:1000 /runtime/data /runtime/site && chmod 1777 /runtime/tmp \
    && cp --parents /usr/local/bin/node /etc/passwd /etc/group $(ldd /usr/local/bin/node | grep -o '/[^ ]*') \
      $(dpkg -L libc6 | grep '/[^/]*-linux-gnu/[^/]*\.so[.0-9]*$') /runtime

FROM scratch AS node-runtime
COPY --from=node-files /runtime /
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER 1000:1000
EXPOSE 8080

# The OpenAPI document is written by the built API.
FROM workspace AS api-build
COPY api api
RUN npm run build --workspace packages/staff-client && find api/dist -name '*.map' -delete

# typescript is a peer of the OpenAPI module, used by its compiler plugin only.
FROM node:26-bookworm-slim AS api-packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/http-server/package.json packages/http-server/
COPY api/package.json api/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --workspace api \
    && rm -rf node_modules/typescript node_modules/@typescript node_modules/.bin node_modules/typeorm/browser \
    && find node_modules -type f -regex '.*\.\(map\|md\|d\.[cm]?ts\)' -delete && mkdir -p api/node_modules

# The API limits the processes that parse what strangers send with them.
FROM node:26-bookworm-slim AS limits
RUN mkdir /limits && for program in choom prlimit setpriv; do \
      cp --parents /usr/bin/$program $(ldd /usr/bin/$program | grep -o '/[^ ]*') /limits; done

FROM node-runtime AS api
COPY --from=limits /limits /
WORKDIR /portal/api
COPY --from=api-packages /portal/node_modules /portal/node_modules
COPY --from=api-packages /portal/api/node_modules node_modules
COPY packages/contracts/package.json /portal/packages/contracts/
COPY packages/contracts/src /portal/packages/contracts/src
COPY packages/http-server/package.json /portal/packages/http-server/
COPY packages/http-server/src /portal/packages/http-server/src
COPY api/package.json ./
COPY api/sql sql
COPY --from=api-build /portal/api/dist dist
# Node would keep three times 32 MB for new objects, which every large mail fills.
ENV NODE_OPTIONS=--max-semi-space-size=8
HEALTHCHECK --interval=15s --timeout=10s --start-period=600s --start-interval=3s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health/intake').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
ARG VERSION=1.0.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal api" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}

# Backup and restore, with the programs of PostgreSQL. npm places a package of infra/backup in infra/node_modules.
FROM node:26-bookworm-slim AS backup-packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY infra/package.json infra/
COPY infra/backup/package.json infra/backup/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --workspace infra/backup
# /lib is a link to /usr/lib, over which nothing can be copied.
RUN mkdir /program && cp --parents /usr/local/bin/node $(ldd /usr/local/bin/node | grep -o '/[^ ]*/lib\(atomic\|stdc++\|gcc_s\)\.[^ ]*' | sed 's,^/lib/,/usr/lib/,') /program \
    && mkdir -p /program/data/mail /program/data/api /program/data/api-2 && chown -R 1000:1000 /program/data

FROM postgres:18-bookworm AS backup
# Libraries that PostgreSQL has too stay: they may be newer.
RUN --mount=type=bind,from=backup-packages,source=/program,target=/program \
    tar --create --directory /program . | tar --extract --directory / --skip-old-files
WORKDIR /portal
COPY --from=api-packages /portal/node_modules node_modules
COPY --from=api-packages /portal/api/node_modules api/node_modules
COPY --from=backup-packages /portal/node_modules infra/node_modules
COPY --from=backup-packages /portal/infra/node_modules infra/node_modules
COPY package.json ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/contracts/src packages/contracts/src
COPY packages/http-server/package.json packages/http-server/
COPY packages/http-server/src packages/http-server/src
COPY api/package.json api/
COPY api/sql api/sql
COPY --from=api-build /portal/api/dist api/dist
COPY infra infra
ENV NODE_ENV=production DATA_DIR=/data POSTGRES_BIN=/usr/lib/postgresql/18/bin
ENTRYPOINT []

# ---- releases -------------------------------------------------------------------------------------------------------

FROM workspace AS app-build
ARG APP
COPY ${APP} ${APP}
RUN NODE_ENV=production npm run build --workspace ${APP}

# Releases are signed in a stage without the team's dependencies and without network, which has the key of one team only.
FROM node:26-bookworm-slim AS signing
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/release/package.json packages/release/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --workspace packages/release
COPY packages/contracts packages/contracts
COPY packages/release packages/release

# teams.json with the public keys of this builder, which signs for teams that provide no key.
# Private keys are kept in cache mounts, so no image, layer or exported cache contains them.
FROM signing AS teams
COPY infra/teams.json infra/
RUN --network=none --mount=type=tmpfs,target=/tmp/keys \
    --mount=type=cache,id=portal-key-mfe-marketing,target=/keys/marketing,sharing=locked \
    --mount=type=cache,id=portal-key-mfe-locations,target=/keys/locations,sharing=locked \
    --mount=type=cache,id=portal-key-mfe-admin,target=/keys/admin,sharing=locked \
    for team in marketing locations admin; do RELEASE_KEY_DIR=/keys/$team node packages/release/src/cli.ts keys $team; done \
    && cp /keys/*/*.pem /tmp/keys && RELEASE_KEY_DIR=/tmp/keys node packages/release/src/cli.ts teams infra/teams.json /teams.json

FROM signing AS release
COPY --from=teams /teams.json /
ARG APP
COPY --from=app-build /portal/${APP}/dist /build
ARG COMMIT=unknown
RUN --network=none --mount=type=cache,id=portal-key-${APP},target=/keys,sharing=locked --mount=type=secret,id=release-key \
    if [ -s /run/secrets/release-key ]; then export RELEASE_KEY_FILE=/run/secrets/release-key; fi \
    && RELEASE_KEY_DIR=/keys node packages/release/src/cli.ts sign ${APP#mfe-} /build /release

# The latest release of one remote as files, for the publisher.
FROM nginxinc/nginx-unprivileged:1.28-bookworm AS remote
COPY infra/nginx/release.conf /etc/nginx/conf.d/default.conf
ARG APP
COPY --from=release /release /release
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s --start-interval=500ms \
    CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/release.json"]
ARG VERSION=1.0.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal ${APP}" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}

# ---- publisher and renderer -----------------------------------------------------------------------------------------

FROM workspace AS shell-build
COPY shell shell
RUN NODE_ENV=production npm run build --workspace @portal/shell

# The server code needs only colors of packages/ui, so packages of components are removed. Packages that only the renderer
# needs are moved to /browser-packages. Packages `bare-*` are for another runtime than Node. npm places packages of the publisher in the folder around it, one of its tests too.
FROM node:26-bookworm-slim AS shell-packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY packages/http-server/package.json packages/http-server/
COPY packages/release/package.json packages/release/
COPY shell/publisher/package.json shell/publisher/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --workspace shell/publisher \
    && rm -rf node_modules/lucide node_modules/@radix-ui node_modules/@floating-ui node_modules/@fontsource-variable node_modules/bare-* node_modules/.bin shell/node_modules/html-validate \
    && find node_modules -type f -regex '.*\.\(map\|md\|d\.[cm]?ts\)' -delete && mkdir -p /browser-packages \
    && mv node_modules/playwright-core node_modules/axe-core /browser-packages

# Node runs TypeScript as it is. The build of the shell is in `shell/dist`.
FROM scratch AS shell-files
WORKDIR /portal/shell
COPY --from=shell-packages /portal/node_modules /portal/node_modules
COPY --from=shell-packages /portal/shell/node_modules node_modules
COPY packages/contracts/package.json /portal/packages/contracts/
COPY packages/contracts/src /portal/packages/contracts/src
COPY packages/http-server/package.json /portal/packages/http-server/
COPY packages/http-server/src /portal/packages/http-server/src
COPY packages/release/package.json /portal/packages/release/
COPY packages/release/src /portal/packages/release/src
COPY packages/ui/package.json /portal/packages/ui/
COPY packages/ui/src/preset /portal/packages/ui/src/preset
COPY packages/staff-client/package.json /portal/packages/staff-client/
COPY --from=api-build /portal/packages/staff-client/dist/openapi.json /portal/packages/staff-client/dist/
COPY shell/src/layout/has-language.ts src/layout/
COPY shell/publisher publisher
# The browser checks serve files with the code of the web server.
COPY shell/web/send-file.ts shell/web/accepted-encodings.ts web/

# The publisher, and the sidecar that copies its site builds (`node publisher/sync/main.ts`).
FROM node-runtime AS publisher
WORKDIR /portal/shell
COPY --from=shell-files /portal /portal
COPY --from=shell-build /portal/shell/dist dist
COPY --from=teams /teams.json /portal/infra/
COPY docs/rules-for-a-remote.md /portal/docs/
# One malloc arena per thread would fragment memory when images are rendered and files are compressed.
ENV SITE_DIR=/site MALLOC_ARENA_MAX=2
HEALTHCHECK --interval=15s --timeout=10s --start-period=600s --start-interval=3s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "publisher/main.ts"]
ARG VERSION=1.0.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal publisher" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}

# Runs code of releases, in Node and in Chromium. It needs a shell and user space tools. It runs without network.
FROM node:26-bookworm-slim AS renderer
RUN apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends bubblewrap chromium-headless-shell tini \
    && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /usr/local/include /usr/local/bin/npm /usr/local/bin/npx \
      /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn*
WORKDIR /portal/shell
COPY --from=shell-files /portal /portal
COPY --from=shell-packages /browser-packages /portal/node_modules
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 CHROMIUM_PATH=/usr/bin/chromium-headless-shell HOME=/tmp RENDERER_CONTAINER=1
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --start-interval=500ms \
    CMD ["node", "-e", "const address = process.env.RENDERER_SOCKET ? { socketPath: process.env.RENDERER_SOCKET } : { port: 8080 }; require('node:http').get({ ...address, path: '/healthz' }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# tini reaps orphaned processes of Chromium.
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "publisher/renderer.ts"]
ARG VERSION=1.0.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal renderer" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}
