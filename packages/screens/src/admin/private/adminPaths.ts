/** The URL segment of an admin section with a list of records. */
export type AdminSection = 'users' | 'orders' | 'services' | 'inquiries' | 'quotations';

/** The URL of the list of a section. */
export const listHref = (section: AdminSection) => `/admin/${section}`;

/** The URL of the edit page of a record. The id can contain any character. */
export const editHref = (section: AdminSection, id: string | number) =>
  `${listHref(section)}/edit/${encodeURIComponent(id)}`;
