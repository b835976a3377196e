import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { render } from './dist-server/render.js';

const file = new URL('dist/index.html', import.meta.url);
const page = await readFile(file, 'utf8');
const html = page.replace('<div id="root"></div>', () => `<div id="root">${render('/')}</div>`);

const decode = (text) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const hashesOf = (texts) =>
  texts.map(([, text]) => ` 'sha256-${createHash('sha256').update(decode(text)).digest('base64')}'`).join('');

const policy = [
  "default-src 'self'",
  `script-src 'self'${hashesOf([...html.matchAll(/<script>([^]*?)<\/script>/g)])}`,
  // The two sheets that react-aria adds.
  "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=' 'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
  `style-src-attr 'unsafe-hashes'${hashesOf([...html.matchAll(/ style="([^"]*)"/g)])}`,
  "img-src 'self' data:",
  "font-src 'self' data:",
].join('; ');
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
await writeFile(
  file,
  html.replace('<script>', () => `${meta}<script>`),
);
