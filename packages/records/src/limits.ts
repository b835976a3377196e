/** The maximum length of typed text, in characters. */
export const maxLength = {
  /** A name, a company, a reference. */
  line: 200,
  /** A message, a reason, or an address in the profile. */
  lines: 5_000,
  /** An address of an order. */
  address: 500,
  phone: 30,
  /** Its length includes spaces. */
  gstin: 30,
  /** A carrier, or the number of its parcel. */
  parcel: 100,
} as const;

/** The maximum number of files in a message about an order. */
export const maxMessageFiles = 10;

/** A PIN code of India. */
export const pinCode = /^[1-9]\d{5}$/;

/** An HSN or SAC code, without spaces. */
export const taxCode = /^\d{4}(\d\d){0,2}$/;
