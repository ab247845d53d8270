# What nginx repeats of the web server and the api.
FROM node:26-bookworm-slim AS generated
WORKDIR /portal
COPY packages/contracts packages/contracts
COPY packages/http-server packages/http-server
COPY infra/nginx/generate.ts infra/nginx/
RUN mkdir -p node_modules/@portal && ln -s /portal/packages/contracts /portal/packages/http-server node_modules/@portal/ \
    && node infra/nginx/generate.ts /nginx

# A certificate authority for infra/nginx/acme.test.ts.
FROM node:26-bookworm-slim AS pebble
RUN apt-get update && apt-get install -y --no-install-recommends pebble && rm -rf /var/lib/apt/lists/*
ENV PEBBLE_VA_NOSLEEP=1
CMD ["pebble", "-config", "/pebble/config.json"]

FROM node:26-bookworm-slim AS acme
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates lego && rm -rf /var/lib/apt/lists/*
COPY infra/nginx/acme.sh /acme.sh
CMD ["sh", "/acme.sh"]

FROM nginxinc/nginx-unprivileged:1.28-bookworm
RUN rm /etc/nginx/conf.d/default.conf
COPY infra/nginx/start/ /docker-entrypoint.d/
COPY infra/nginx/listen/ /etc/nginx/listen/
COPY infra/nginx/portal/ /etc/nginx/portal/
COPY infra/nginx/templates/ /etc/nginx/templates/
COPY --from=generated /nginx/ /etc/nginx/
EXPOSE 8080 8443
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s --start-interval=500ms \
    CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8081/nginx-live"]
# Old workers end at most 60 s after a reload, even with open event streams.
CMD ["nginx", "-g", "daemon off; pcre_jit on; worker_shutdown_timeout 60s;"]
ARG VERSION=1.0.0
ARG COMMIT=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="portal nginx" \
      org.opencontainers.image.version=${VERSION} \
      org.opencontainers.image.revision=${COMMIT} \
      org.opencontainers.image.source=${SOURCE}
