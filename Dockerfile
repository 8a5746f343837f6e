# The web is built with everything installed; what runs has the server's own dependencies only.
FROM node:24.21.0-bookworm-slim AS web
WORKDIR /studio
COPY . .
# A service offers real wallets only.
RUN npm ci && HOSTED=1 npm run build

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /studio
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/contract/package.json packages/contract/
COPY packages/people/package.json packages/people/
COPY packages/stories/package.json packages/stories/
COPY packages/illustrator/package.json packages/illustrator/
RUN npm ci --omit=dev --workspace apps/server

FROM node:24.21.0-bookworm-slim
WORKDIR /studio
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data ILLUSTRATOR_PROGRAM=/studio/.cache/drawing/thread-main.mjs
# Memory that was freed goes back to the system, see scripts/bootstrap.mjs.
ENV NODE_OPTIONS=--max-semi-space-size=16
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=1048576
# The key that files are signed with has a folder of its own, which several nodes may share.
RUN mkdir -m 700 /data /data/marking && chown node:node /data /data/marking
COPY --from=dependencies /studio ./
COPY packages/contract/src packages/contract/src
COPY packages/people/src packages/people/src
COPY packages/stories/src packages/stories/src
COPY packages/illustrator/src packages/illustrator/src
COPY apps/server/src apps/server/src
COPY apps/server/samples apps/server/samples
COPY --from=web /studio/apps/web/dist apps/web/dist
# What the illustrator knows about bodies, packed by the build.
COPY --from=web /studio/.cache/illustrator .cache/illustrator
# Its threads as a few files, which start sooner.
COPY --from=web /studio/.cache/drawing .cache/drawing
# The server as a few files, too; its threads and helpers are found in the sources.
COPY --from=web /studio/.cache/server .cache/server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", ".cache/server/main.mjs"]
