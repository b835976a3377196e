/**
 * The headers of the site: `npm run preview` sends them, and the build writes them for other hosts. What differs from page to
 * page, the hashes of its scripts and styles, is a policy in its head (`apps/site/build/contentSecurity.ts`).
 */
export const siteHeaders: Readonly<Record<string, string>> = {
  // A policy in a page cannot say this.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it where the site is served by plain HTTP, as by `npm run preview`.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/** The names of the files in this folder contain a hash of their content. */
export const hashedFolder = '/assets/';

export const cacheControl = { hashed: 'public, max-age=31536000, immutable', page: 'no-cache' } as const;
