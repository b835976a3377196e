/** What an administrator may do: everything; orders, quotations and inquiries only; or nothing but look. */
export const administratorRights = ['all', 'orders', 'read'] as const;

export type AdministratorRights = (typeof administratorRights)[number];

/** An administrator, or somebody who was invited to be one. */
export interface TeamMember {
  id: string;
  name: string;
  email: string;
  rights: AdministratorRights;
  /** `invited` until the link in the mail was used. */
  status: 'active' | 'invited';
  /** Whether it is the administrator who sees the list. */
  isYou: boolean;
}

/** The only member who can give rights. Without one, nobody could. */
export function onlyOneWithAllRights(members: readonly TeamMember[]): TeamMember | undefined {
  const found = members.filter(({ rights, status }) => rights === 'all' && status === 'active');
  return found.length === 1 ? found[0] : undefined;
}
