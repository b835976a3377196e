import type { RelatedLink } from '../../shared/components/RelatedLinks.tsx';

export const cataloguePageContent = {
  designator: 'Component catalogue',
  relatedTitle: 'Related',
  related: [
    {
      label: 'Component sourcing',
      href: '/services#source',
      text: 'Send your bill of materials, and we source the parts.',
    },
    { label: 'Panel guidelines', href: '/resources/panel-guidelines' },
    { label: 'Reach out', href: '/reach-out' },
  ] as readonly RelatedLink[],
};

export type CataloguePageContent = typeof cataloguePageContent;
