# The first two stages are those of web-app.Dockerfile, word for word, so that the builder makes them once.
FROM node:26-bookworm-slim AS manifests
WORKDIR /portal
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN find packages -type f ! -name package.json -delete

FROM node:26-bookworm-slim AS kit
WORKDIR /portal
COPY --from=manifests /portal ./
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --workspace packages

FROM kit AS build
COPY api/package.json api/
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --no-save --workspace api
COPY tsconfig.base.json ./
COPY packages packages
COPY api api
RUN npm run build --workspace api

# What runs, without the compiler that a package asks for and never calls.
FROM node:26-bookworm-slim AS packages
WORKDIR /portal
COPY --from=manifests /portal ./
COPY api/package.json api/
RUN npm pkg delete devDependencies --workspaces
RUN --mount=type=cache,id=npm,target=/root/.npm --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm install --no-save --omit=dev --workspace api \
    && rm -rf node_modules/typescript node_modules/@typescript node_modules/.bin && mkdir -p api/node_modules

FROM node:26-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn* \
    && install --directory --owner=node --group=node /data
WORKDIR /portal/api
COPY --from=packages /portal/node_modules /portal/node_modules
COPY --from=packages /portal/api/node_modules node_modules
COPY packages/contracts/package.json /portal/packages/contracts/
COPY packages/contracts/src /portal/packages/contracts/src
COPY api/package.json ./
COPY --from=build /portal/api/dist dist
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=180s --start-interval=1s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
ARG VERSION=0.1.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal api" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}
