import type { RelatedLink } from '../../shared/RelatedLinks.tsx';

/** The related links of catalogue pages. */
export const relatedToParts: readonly RelatedLink[] = [
  {
    label: 'Component sourcing',
    href: '/services#source',
    text: 'Send your bill of materials, and we source the parts.',
  },
  {
    label: 'Panel guidelines',
    href: '/resources/panel-guidelines',
    text: 'Borders, tabs and fiducials for assembly.',
  },
  { label: 'Reach out', href: '/reach-out', text: 'Ask for a part that is not listed.' },
];
