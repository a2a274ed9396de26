# docs/hosting.md says how it is used.

# Everything that builds: the service here, and, run as a container, the site's parts into the volume.
FROM node:20-bookworm-slim AS build
WORKDIR /app
RUN mkdir /data && chown node:node /app /data
USER node
COPY --chown=node:node . .
RUN npm ci
RUN node scripts/run.mjs scripts/buildService.ts
ENV ODYSSEUS_DATA_DIR=/data
VOLUME /data
CMD ["node", "scripts/build.mjs"]

# What serves: the service as one file, the embedded database, and what they read.
FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 ODYSSEUS_DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/scripts/serve.mjs /app/scripts/install.mjs ./scripts/
COPY --from=build /app/backend/dist ./backend/dist
COPY --from=build /app/backend/drizzle ./backend/drizzle
COPY --from=build /app/backend/src/checkout/payment-page ./backend/src/checkout/payment-page
COPY --from=build /app/backend/node_modules/@electric-sql ./backend/node_modules/@electric-sql
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
