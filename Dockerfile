# The site with its server, and the site alone, each as a user without rights. From the top folder:
#   docker compose up                             the site with its server and PostgreSQL (compose.yaml)
#   docker build --target site --tag pcb-site .   the site alone
#   docker run --read-only --publish 8080:8080 pcb-site
FROM node:22-slim AS packages
WORKDIR /source
COPY . .
RUN npm ci

FROM packages AS site-build
RUN npm run build:modules && npm run build:site
RUN npx esbuild apps/host/src/main.ts --bundle --platform=node --format=esm --outfile=apps/host/dist/main.mjs

FROM node:22-slim AS site
COPY --from=site-build /source/apps/host/dist/main.mjs /app/
COPY --from=site-build /source/apps/site/dist /srv
USER node
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/main.mjs", "/srv"]

FROM packages AS server-build
RUN npm run build:server

FROM node:22-slim AS server
COPY --from=server-build /source/apps/server/dist /app
RUN install --directory --owner=node /data
USER node
WORKDIR /app
ENV HOST=0.0.0.0 DATA_FOLDER=/data
VOLUME /data
EXPOSE 4180
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4180/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]
