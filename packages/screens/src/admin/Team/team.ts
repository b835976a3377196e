import type { AdministratorRights } from '@pcb/records/rights';

export { type AdministratorRights, administratorRights } from '@pcb/records/rights';

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
