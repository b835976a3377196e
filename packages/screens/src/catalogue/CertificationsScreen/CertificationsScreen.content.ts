import type { RelatedLink } from '../../content/model.ts';
import type { PageMeta } from '../model.ts';

/** A standard, and the file that one downloads for it. */
export interface Certification {
  id: string;
  reference: string;
  name: string;
  subject: string;
  text: string;
  points: readonly string[];
  href: string;
  /** The size of the file. */
  bytes: number;
}

const certifications: readonly Certification[] = [
  {
    id: 'iso-9001',
    reference: 'X1',
    name: 'ISO 9001',
    subject: 'Quality management',
    text: 'Requirements for a quality management system, for organisations of any kind. A third party can certify that they are met.',
    points: ['Processes that are written down and measured', 'Products that stay the same from lot to lot'],
    href: '/certificates/iso-9001.pdf',
    bytes: 1_569,
  },
  {
    id: 'iso-14001',
    reference: 'X2',
    name: 'ISO 14001',
    subject: 'Environmental management',
    text: 'Requirements for a system that knows its effects on the environment and its legal duties, and gets better year by year.',
    points: ['Plan, do, check, act', 'For a board shop: etchant, rinse water, copper, solvents'],
    href: '/certificates/iso-14001.pdf',
    bytes: 1_577,
  },
  {
    id: 'iatf-16949',
    reference: 'X3',
    name: 'IATF 16949',
    subject: 'Automotive quality',
    text: 'Stands on ISO 9001 and adds what car makers ask of their suppliers, together with what each customer asks on top.',
    points: ['APQP, PPAP and FMEA before production', 'SPC and MSA during it'],
    href: '/certificates/iatf-16949.pdf',
    bytes: 1_569,
  },
  {
    id: 'rohs',
    reference: 'X4',
    name: 'RoHS',
    subject: 'Restricted substances',
    text: 'Not a certificate but a law, Directive 2011/65/EU as amended by Delegated Directive (EU) 2015/863: the maker declares that a product keeps within the limits for ten substances.',
    points: [
      '0.1 % by weight in homogeneous material, cadmium 0.01 %',
      'ENIG and lead-free HASL boards can comply; plain HASL contains lead',
    ],
    href: '/certificates/rohs.pdf',
    bytes: 1_643,
  },
];

const meta: PageMeta = {
  title: 'Certifications',
  description: 'ISO 9001, ISO 14001, IATF 16949 and RoHS: what each of them says, with a sample PDF.',
};

const related: readonly RelatedLink[] = [
  { label: 'Manufacturing process', href: '/pcb-manufacturing-process', text: 'Twelve steps, from data to board.' },
  { label: 'Panel guidelines', href: '/resources/panel-guidelines', text: 'Borders, tabs and tooling holes.' },
  { label: 'Reach out', href: '/reach-out', text: 'Ask for a declaration with your order.' },
];

export const certificationsContent = {
  reference: 'QA1',
  designator: 'Quality',
  breadcrumb: 'Breadcrumb',
  products: { label: 'Products', href: '/products' },
  title: 'Certifications',
  lead: 'Three standards for how a company works and one law about what is in its products, each with a PDF to download.',
  sample: {
    badge: 'Sample files',
    text: 'Each PDF shows where a certificate will stand. It says on its page that it is none.',
  },
  certifications,
  download: (name: string) => `Download ${name}`,
  file: (size: string) => `PDF, ${size}`,
  relatedTitle: 'Related',
  related,
  meta,
};

export type CertificationsContent = typeof certificationsContent;
