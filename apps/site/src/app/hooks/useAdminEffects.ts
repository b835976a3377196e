import { useRevalidator } from 'react-router-dom';
import { adminEffects } from '../../effects/admin.ts';
import { useSite } from './useSite.ts';

/** After a write, the loader of the page runs again. */
export function useAdminEffects() {
  const { revalidate } = useRevalidator();
  return adminEffects(useSite(), revalidate);
}
