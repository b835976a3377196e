import { readFile, writeFile } from 'node:fs/promises';
import { render } from './dist-server/render.js';

const file = new URL('dist/index.html', import.meta.url);
const page = await readFile(file, 'utf8');
await writeFile(file, page.replace('<div id="root"></div>', `<div id="root">${render('/')}</div>`));
