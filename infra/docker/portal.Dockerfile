# All images but nginx: --target api, --target publisher, --target renderer, or --target remote --build-arg APP=mfe-locations.
# The lock file decides what is installed in every stage (`npm ci`).

# Manifests only, so that a changed source file leaves the installed packages cached.
FROM node:26-bookworm-slim AS manifests
WORKDIR /portal
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete && find . -type d -empty -delete

FROM node:26-bookworm-slim AS workspace
WORKDIR /portal
COPY --from=manifests /portal ./
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci
COPY tsconfig.base.json ./
COPY packages packages

# Node and the libraries it is linked with: no shell, no package manager, nothing else to keep up to date.
FROM node:26-bookworm-slim AS node-files
RUN mkdir -p /runtime/data /runtime/tmp && chown 1000:1000 /runtime/data && chmod 1777 /runtime/tmp \
    && cp --parents /usr/local/bin/node /etc/passwd /etc/group $(ldd /usr/local/bin/node | grep -o '/[^ ]*') /runtime

FROM scratch AS node-runtime
COPY --from=node-files /runtime /
ENV PATH=/usr/local/bin NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER 1000:1000
EXPOSE 8080

FROM workspace AS api-build
COPY api api
RUN npm run build --workspace api && find api/dist -name '*.map' -delete

# typescript is a peer of the OpenAPI module, used by its compiler plugin only.
FROM node:26-bookworm-slim AS api-packages
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages/contracts/package.json packages/contracts/
COPY api/package.json api/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --workspace api \
    && rm -rf node_modules/typescript node_modules/@typescript node_modules/.bin node_modules/typeorm/browser \
    && find node_modules -type f -regex '.*\.\(map\|md\|d\.[cm]?ts\)' -delete && mkdir -p api/node_modules

FROM node-runtime AS api
WORKDIR /portal/api
COPY --from=api-packages /portal/node_modules /portal/node_modules
COPY --from=api-packages /portal/api/node_modules node_modules
COPY packages/contracts/package.json /portal/packages/contracts/
COPY packages/contracts/src /portal/packages/contracts/src
COPY api/package.json ./
COPY --from=api-build /portal/api/dist dist
HEALTHCHECK --interval=15s --timeout=3s --start-period=180s --start-interval=1s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health/intake').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
ARG VERSION=0.1.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal api" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}
