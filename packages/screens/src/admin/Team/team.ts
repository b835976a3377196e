import type { AdministratorRights } from '@pcb/records/rights';

export { type AdministratorRights, administratorRights } from '@pcb/records/rights';

export interface TeamMember {
  id: string;
  name: string;
  email: string;
  rights: AdministratorRights;
  status: 'active' | 'invited';
  isYou: boolean;
}

export interface Invitation {
  name: string;
  email: string;
  rights: AdministratorRights;
}

/** The last member with all rights: without one, nobody could grant rights. */
export function onlyOneWithAllRights(members: readonly TeamMember[]): TeamMember | undefined {
  const found = members.filter(({ rights, status }) => rights === 'all' && status === 'active');
  return found.length === 1 ? found[0] : undefined;
}
