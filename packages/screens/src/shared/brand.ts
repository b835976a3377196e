/** Every name, address and demo account that differs from one brand to the next. The host owns the values. */
export interface Brand {
  /** The name of the product, as in the logo. */
  name: string;
  /** The site's own address, for search engines: no slash at its end. */
  website: string;
  /** The state of India in which the business is: 'Kerala'. */
  region: string;
  /** The year in which it was founded. */
  founded: number;
  /** Shown in the header and the footer, and the target of `mailto:` links. */
  email: string;
  /** As people read it, with spaces: '+91 484 400 1996'. */
  phone: string;
  /** The account that the sign-in page offers. Its password is public by design. */
  demoCustomer: {
    /** How the customer is greeted. */
    name: string;
    /** The address to sign in with. */
    email: string;
    /** In plain text. */
    password: string;
  };
  /** The one administrator, checked in the browser. Public by design. */
  admin: {
    /** The address to sign in with. */
    email: string;
    /** In plain text. */
    password: string;
  };
  /** The external service where customers book an appointment. */
  schedulingUrl: string;
  /** The picture in the admin area's top bar; initials stand in when it does not load. */
  avatarUrl: string;
}

/** A phone number as a `tel:` address. */
export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
