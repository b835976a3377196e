/** Lucide has no brand icons, so the icons are our own. */
export const socialNetworks = ['Facebook', 'Twitter', 'LinkedIn', 'Instagram'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const glyphs: Record<SocialNetwork, string> = {
  Facebook:
    'M14 21v-8h2.8l.5-3.4H14V7.6c0-1 .5-1.7 1.8-1.7h1.6V3a13 13 0 0 0-2.5-.2c-2.7 0-4.4 1.6-4.4 4.4v2.4H7.6V13h2.9v8z',
  Twitter:
    'M21.5 6a7.6 7.6 0 0 1-2.2.6 3.9 3.9 0 0 0 1.7-2.1 7.7 7.7 0 0 1-2.5 1 3.9 3.9 0 0 0-6.7 3.5A11 11 0 0 1 3.8 4.9a3.9 3.9 0 0 0 1.2 5.2 3.9 3.9 0 0 1-1.8-.5 3.9 3.9 0 0 0 3.1 3.9 3.9 3.9 0 0 1-1.7.1 3.9 3.9 0 0 0 3.6 2.7A7.8 7.8 0 0 1 2.5 17.9 11 11 0 0 0 19.5 8a7.7 7.7 0 0 0 2-2z',
  LinkedIn:
    'M4 9.3h3.5V20.5H4zM5.75 3.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM9.7 9.3H13v1.5c.6-1 1.8-1.8 3.4-1.8 3 0 4.1 1.9 4.1 4.9v6.6H17v-6c0-1.5-.4-2.5-1.8-2.5-1.5 0-2.1 1.1-2.1 2.5v6H9.7z',
  Instagram:
    'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3zm0 2A2.5 2.5 0 0 0 5 7.5v9A2.5 2.5 0 0 0 7.5 19h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 16.5 5zM12 7.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zm4.6-3.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
};

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={glyphs[network]} />
    </svg>
  );
}
