import type { RelatedLink } from '../../shared/components/RelatedLinks.tsx';
import type { PageMeta } from '../model.ts';
import { cataloguePageContent } from '../private/CataloguePage.content.ts';

/** A standard and its PDF. */
export interface Certification {
  id: string;
  name: string;
  subject: string;
  text: string;
  points: readonly string[];
  /** The issuer of the document. */
  issuer: string;
  /** The number of the document. */
  number: string;
  /** The period of validity. */
  validity: string;
  href: string;
  bytes: number;
}

const certifications: readonly Certification[] = [
  {
    id: 'iso-9001',
    name: 'ISO 9001',
    subject: 'Quality management',
    text: 'Requirements for a quality management system in organisations of any kind, which a third party can certify.',
    points: ['Documented and measured processes', 'Consistent products from lot to lot'],
    issuer: 'Sample Certification Body',
    number: 'SAMPLE-QMS-0001',
    validity: '1 April 2026 to 31 March 2029',
    href: '/certificates/iso-9001.pdf',
    bytes: 1_743,
  },
  {
    id: 'iso-14001',
    name: 'ISO 14001',
    subject: 'Environmental management',
    text: 'Requirements for a management system that covers environmental impact, legal obligations and continual improvement.',
    points: ['Plan, do, check, act', 'For a board shop: etchant, rinse water, copper, solvents'],
    issuer: 'Sample Certification Body',
    number: 'SAMPLE-EMS-0002',
    validity: '1 April 2026 to 31 March 2029',
    href: '/certificates/iso-14001.pdf',
    bytes: 1_761,
  },
  {
    id: 'iatf-16949',
    name: 'IATF 16949',
    subject: 'Automotive quality',
    text: 'Builds on ISO 9001 and adds the requirements of the automotive industry, including those specific to each customer.',
    points: ['APQP, PPAP and FMEA before production', 'SPC and MSA during production'],
    issuer: 'Sample Certification Body',
    number: 'SAMPLE-IATF-0003',
    validity: '1 April 2026 to 31 March 2029',
    href: '/certificates/iatf-16949.pdf',
    bytes: 1_760,
  },
  {
    id: 'rohs',
    name: 'RoHS',
    subject: 'Restricted substances',
    text: 'A law, not a certificate: Directive 2011/65/EU as amended by Delegated Directive (EU) 2015/863. The manufacturer declares that a product is within the limits for ten substances. In India, rule 16 of the E-Waste (Management) Rules, 2022, restricts six of them in the equipment that its Schedule I lists.',
    points: [
      '0.1 % by weight in homogeneous material, cadmium 0.01 %',
      'ENIG and lead-free HASL boards can comply; plain HASL contains lead',
    ],
    issuer: 'The manufacturer, as its own declaration',
    number: 'SAMPLE-DOC-0004',
    validity: 'Until a material or the law changes',
    href: '/certificates/rohs.pdf',
    bytes: 1_854,
  },
];

const meta: PageMeta = {
  title: 'Certifications',
  description:
    'ISO 9001, ISO 14001, IATF 16949 and RoHS: the scope, issuer, number and validity of each, with a PDF to download.',
};

const related: readonly RelatedLink[] = [
  { label: 'Manufacturing process', href: '/pcb-manufacturing-process', text: 'Twelve steps, from data to board.' },
  { label: 'Panel guidelines', href: '/resources/panel-guidelines' },
  { label: 'Reach out', href: '/reach-out' },
];

export const certificationsContent = {
  ...cataloguePageContent,
  designator: 'Quality',
  title: 'Certifications',
  lead: 'Three standards for management systems and one law on restricted substances, each with a PDF to download.',
  certifications,
  recognition: {
    title: 'UL recognition',
    text: 'File E000000 (sample), category ZPMV2: printed boards to UL 796, flammability V-0 to UL 94. The file lists our FR-4 boards of 1 to 4 layers, 1.0 to 2.0 mm thick, with base copper of 0.5 to 2 oz and any finish of the order form. Only these carry our UL mark; Rogers and flexible boards do not.',
  },
  papers: {
    title: 'Papers with an order',
    text: 'A certificate of conformity states what the order and its tests show: IPC-6012 for boards that were tested. A test report has the results of the electrical test, and a microsection shows a coupon of your own panel. The REACH statement names every substance of very high concern in the order, such as lead.',
  },
  labels: { issuer: 'Issued by', number: 'Number', validity: 'Valid' },
  /** The accessible name of the drawing, and the text across it. */
  firstPage: (name: string) => `First page of the sample document for ${name}`,
  watermark: 'SAMPLE',
  notCertificate: 'SAMPLE - not a certificate',
  download: (name: string) => `Download ${name}`,
  file: (size: string) => `PDF, ${size}`,
  related,
  meta,
};

export type CertificationsContent = typeof certificationsContent;
