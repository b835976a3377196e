type Section = 'users' | 'orders' | 'services' | 'inquiries' | 'quotations';

/** Where the list of a section is. */
export const listHref = (section: Section) => `/admin/${section}`;

/** Where a record is edited. Its id may hold any character. */
export const editHref = (section: Section, id: string | number) =>
  `${listHref(section)}/edit/${encodeURIComponent(id)}`;
