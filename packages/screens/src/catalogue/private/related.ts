import type { RelatedLink } from '../../content/model.ts';

/** Where to go from a page of parts. */
export const relatedToParts: readonly RelatedLink[] = [
  {
    label: 'Component sourcing',
    href: '/services#source',
    text: 'Send your bill of materials, and we buy what is on it.',
  },
  {
    label: 'Panel guidelines',
    href: '/resources/panel-guidelines',
    text: 'Borders, tabs and fiducials for boards that we populate.',
  },
  { label: 'Reach out', href: '/reach-out', text: 'Ask for a part that is not here.' },
];
