/** A part of the admin area with a list of records, as it stands in addresses. */
export type AdminSection = 'users' | 'orders' | 'services' | 'inquiries' | 'quotations';

/** Where the list of a section is. */
export const listHref = (section: AdminSection) => `/admin/${section}`;

/** Where a record is edited. Its id may hold any character. */
export const editHref = (section: AdminSection, id: string | number) =>
  `${listHref(section)}/edit/${encodeURIComponent(id)}`;
