import type { ReactNode } from 'react';

/** The names, addresses and demo accounts of a brand, provided by the host. */
export interface Brand {
  name: string;
  /** The mark next to the name: an `<svg>` or an `<img alt="">`, sized in `em`. @default `ViaMark` of `@pcb/art` */
  mark?: ReactNode;
  /** The URL of the site for search engines, without a trailing slash. */
  website: string;
  region: string;
  founded: number;
  email: string;
  /** As displayed: '+91 484 400 1996'. */
  phone: string;
  /** The business as it is registered, in the footer, on the About and the contact page, and on quotations. */
  registration: {
    /** The registered name, which may differ from the product name. */
    legalName: string;
    /** 21 characters. */
    cin: string;
    /** Its first two digits are the code of the state that taxes the supplies. */
    gstin: string;
    /** With line breaks. */
    office: string;
    udyam: string;
  };
  /** The opening hours, on the About page and on both contact pages. */
  contact: {
    /** The hours of the office, in which engineers answer too: 'Monday to Saturday, 9:30 to 18:00 IST'. */
    hours: string;
    /** The time in which a message is answered: 'one working day'. */
    replyTime: string;
  };
  /** The bank account for payments, printed on quotations. The account holder is the legal name. */
  bank: {
    name: string;
    account: string;
    ifsc: string;
  };
  /** The grievance officer: the E-Commerce Rules require a name, a designation and a contact. */
  grievances: {
    name: string;
    designation: string;
    email: string;
  };
  terms: {
    payment: string;
    /** An Incoterm, or FOR with its place. */
    delivery: string;
    /** How many days a quotation is valid, counted from the day after its date. */
    validDays: number;
  };
  /** The hour in Indian Standard Time until which an order counts for its day: 15 for 3 pm. */
  orderCutOff: number;
  /** Whether the footer says that the site is a demonstration (`footer.demonstration` of `shellContent`). */
  isDemonstration: boolean;
  /** The customer of the demonstration. The host keeps the password. */
  demoCustomer: {
    name: string;
    email: string;
  };
  admin: {
    email: string;
  };
  schedulingUrl: string;
  /** The URL of the profile picture in the admin top bar. Initials are shown until it has loaded. */
  avatarUrl: string;
}

export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
