import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

it('npm run dev serves the site', { timeout: 60_000 }, async () => {
  const server = spawn('npm', ['run', 'dev', '--', '--port', '4311'], {
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
  try {
    let output = '';
    const address = await new Promise<string | undefined>((resolve) => {
      const read = (chunk: Buffer) => {
        output += String(chunk);
        const found = /http:\/\/\S+/.exec(output);
        if (found) resolve(found[0]);
      };
      server.stdout.on('data', read);
      server.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
      server.on('exit', () => resolve(undefined));
    });
    expect(address, output).toBeDefined();
    const page = await fetch(address ?? '');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('id="root"');
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  }
});
