import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, scrollLock } from '../../apps/site/build/contentSecurity.ts';

it('allows only the scripts and styles of a page, by their hashes', () => {
  const policy = contentSecurityPolicy(
    `<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script><p style="color:&quot;red&quot;">`,
    'https://avatars.example',
  );
  // printf '%s' 'run()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';");
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-SkhGaXvJ+4hQy76U72eCF3GP8c6oHUE1R6FPe6FUues=';");
  expect(policy).toContain("img-src 'self' data: https://avatars.example;");
});

it('allows the style that react-aria inserts on iOS', () => {
  expect(readFileSync('node_modules/react-aria/dist/private/overlays/usePreventScroll.mjs', 'utf8')).toContain(
    scrollLock,
  );
});
