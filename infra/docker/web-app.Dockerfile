# The shell and every remote: --build-arg APP=mfe-locations --target remote, or --build-arg APP=shell --target shell.

# What to install, without what is built from it: a changed source file leaves the installed packages cached.
FROM node:26-bookworm-slim AS manifests
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN find packages -type f ! -name package.json -delete

# What every workspace is built with, installed once for all images.
FROM node:26-bookworm-slim AS kit
WORKDIR /portal
COPY --from=manifests /portal ./
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --workspace packages

FROM kit AS build
ARG APP
COPY ${APP}/package.json ${APP}/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --no-save --workspace ${APP}
COPY tsconfig.base.json ./
COPY packages packages
COPY ${APP} ${APP}
RUN NODE_ENV=production npm run build --workspace ${APP}

# Releases are signed with keys of the builder, made when they are first needed, unless a team brings its own
# (--secret id=release-key). Private keys lie in a cache mount: in no image, in no layer and in no exported cache.
FROM kit AS release-keys
COPY packages/contracts packages/contracts
COPY packages/build packages/build
RUN --mount=type=cache,id=portal-release-keys,target=/keys,sharing=locked \
    RELEASE_KEY_DIR=/keys RELEASE_KEYS=/release-keys.json node packages/build/src/release-image.ts keys

FROM build AS release
COPY --from=release-keys /release-keys.json /
ARG APP
ARG COMMIT=unknown
RUN --mount=type=cache,id=portal-release-keys,target=/keys,sharing=locked --mount=type=secret,id=release-key \
    if [ -s /run/secrets/release-key ]; then export RELEASE_KEY_FILE=/run/secrets/release-key; fi \
    && RELEASE_KEY_DIR=/keys node packages/build/src/release-image.ts sign ${APP#mfe-} ${APP}/dist /release

# A remote is files: the newest release of one team, where the shell fetches it.
FROM nginxinc/nginx-unprivileged:1.28-bookworm AS remote
COPY infra/nginx/release.conf /etc/nginx/conf.d/default.conf
ARG APP
COPY --from=release /release /release
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s --start-interval=500ms \
    CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/release.json"]
ARG VERSION=0.1.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal ${APP}" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}

# npm counts what the build kit needs among the packages that run, so development is taken out of the manifests first.
# From packages/ui the server takes the colours and nothing that must be installed for them.
FROM node:26-bookworm-slim AS shell-packages
WORKDIR /portal
COPY --from=manifests /portal ./
COPY shell/package.json shell/
RUN npm pkg delete devDependencies --workspaces && npm pkg delete dependencies --workspace packages/ui
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --no-save --omit=dev --workspace shell && mkdir -p shell/node_modules

# The shell's server runs its TypeScript as it is: Node takes the types away.
FROM node:26-bookworm-slim AS shell
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
    && install --directory --owner=node --group=node /data
WORKDIR /portal/shell
COPY --from=shell-packages /portal/node_modules /portal/node_modules
COPY --from=shell-packages /portal/shell/node_modules node_modules
COPY packages/contracts/package.json /portal/packages/contracts/
COPY packages/contracts/src /portal/packages/contracts/src
COPY packages/ui/package.json /portal/packages/ui/
COPY packages/ui/src/preset /portal/packages/ui/src/preset
COPY shell/package.json ./
COPY shell/src/page-facts.ts src/
COPY shell/server server
COPY --from=build /portal/shell/dist dist
COPY --from=release-keys /release-keys.json /portal/
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data RELEASE_KEYS=/portal/release-keys.json
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=180s --start-interval=1s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
ARG VERSION=0.1.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal shell" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}
