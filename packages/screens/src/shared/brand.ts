/** The names, addresses and demo accounts of a brand, provided by the host. */
export interface Brand {
  /** The product name, as in the logo. */
  name: string;
  /** The URL of the site for search engines, without a trailing slash. */
  website: string;
  /** The Indian state where the business is located: 'Kerala'. */
  region: string;
  /** The year of foundation. */
  founded: number;
  /** The contact e-mail address, shown in header and footer and used in `mailto:` links. */
  email: string;
  /** The phone number as displayed: '+91 484 400 1996'. */
  phone: string;
  /** The business as it is registered, in the footer, on the About and the contact page, and on quotations. */
  registration: {
    /** The name of the company, which may differ from the product name. */
    legalName: string;
    /** The corporate identity number (CIN): 21 characters. */
    cin: string;
    /** The GSTIN. Its first two digits are the code of the state that taxes its supplies. */
    gstin: string;
    /** The postal address of the registered office, with line breaks. */
    office: string;
    /** The number of the Udyam registration as a micro, small or medium enterprise. */
    udyam: string;
  };
  /** When customers reach the business, on the About page and on both contact pages. */
  contact: {
    /** The hours of the office, in which engineers answer too: 'Monday to Saturday, 9:30 to 18:00 IST'. */
    hours: string;
    /** The time in which a message is answered: 'one working day'. */
    replyTime: string;
  };
  /** The bank account for payments, printed on quotations. It is that of the legal name. */
  bank: {
    /** The bank with its branch. */
    name: string;
    account: string;
    /** The code of the branch for transfers. */
    ifsc: string;
  };
  /** The grievance officer, whom the E-Commerce Rules want named with a designation and a contact. */
  grievances: {
    /** The name of the officer. */
    name: string;
    /** The position in the company. */
    designation: string;
    /** The e-mail address for complaints. */
    email: string;
  };
  /** The terms of a quotation, one sentence each. */
  terms: {
    /** When and how an order is paid. */
    payment: string;
    /** Where goods are handed over, as an Incoterm or as FOR with its place. */
    delivery: string;
    /** How many days a quotation is valid, counted from the day after its own. */
    validDays: number;
  };
  /** The hour in Indian Standard Time until which an order counts for its day: 15 for 3 pm. */
  orderCutOff: number;
  /** Whether the site is a demonstration, which one line of the footer says: `footer.demonstration` of `shellContent`. */
  isDemonstration: boolean;
  /** The customer of the demonstration. The host keeps the password. */
  demoCustomer: {
    /** The name in the greeting. */
    name: string;
    /** The e-mail address for signing in. */
    email: string;
  };
  /** The administrator of the demonstration. The host keeps the password. */
  admin: {
    /** The e-mail address for signing in. */
    email: string;
  };
  /** The URL of the external scheduling service for appointments. */
  schedulingUrl: string;
  /** The URL of the profile picture in the admin top bar. Initials are shown until it has loaded. */
  avatarUrl: string;
}

/** Converts a phone number to a `tel:` URL. */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
