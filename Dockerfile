# Builds in one image and runs in a second one that has no build tools and no sources.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
RUN npm prune --omit=dev --no-audit --no-fund
RUN mkdir .data

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build --chown=node:node /app/.data /data
ENV HOST=0.0.0.0 DATA_DIR=/data LOG_FORMAT=json MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "--max-old-space-size=1024", "--max-semi-space-size=16", "dist/src/main.js"]
