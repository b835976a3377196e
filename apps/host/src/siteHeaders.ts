/**
 * The headers of the site: `npm run preview` sends them, and the build writes them for other hosts. The
 * hashes of scripts and styles differ by page, so each head has a policy with them (`apps/site/build/contentSecurity.ts`).
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  // A policy in a page cannot contain this directive.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over plain HTTP, as with `npm run preview`.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The names of the files in this folder contain a hash of their content. */
export const hashedFolder = '/assets/';

export const cacheControl = { hashed: 'public, max-age=31536000, immutable', page: 'no-cache' } as const;
