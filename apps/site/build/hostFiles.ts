import { cacheControl, hashedFolder, siteHeaders } from '@pcb/host/siteHeaders';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const headers = Object.entries(siteHeaders);

/** For Netlify and Cloudflare Pages, which send pages with `max-age=0, must-revalidate` by default. */
const headersFile = `/*
${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}
${hashedFolder}*
  Cache-Control: ${cacheControl.hashed}
`;

const nginx = `map $uri $cache_control {
  default "${cacheControl.page}";
  ~^${hashedFolder} "${cacheControl.hashed}";
}

server {
  listen 8080;
  root /srv;
  charset utf-8;
  gzip_static on;
  error_page 404 /404.html;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Cache-Control $cache_control always;

  location / {
    rewrite ^(/.+)/$ $1 break;
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;

const caddy = `:8080 {
  root * /srv
  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @page not path ${hashedFolder}*
  header @page Cache-Control "${cacheControl.page}"
  header ${hashedFolder}* Cache-Control "${cacheControl.hashed}"
  @slash path_regexp ^/.+/$
  uri @slash strip_suffix /
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    header Cache-Control "${cacheControl.page}"
    rewrite * /404.html
    file_server
  }
}
`;

/** The configuration of hosts that read it from the site. */
export const hostFiles = { _headers: headersFile };

/** Writes the configuration of other hosts. */
export function writeHostConfiguration(): void {
  const folder = join(import.meta.dirname, '../host');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'nginx.conf'), nginx);
  writeFileSync(join(folder, 'Caddyfile'), caddy);
}
