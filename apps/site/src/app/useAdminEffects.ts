import { useRevalidator } from 'react-router-dom';
import { adminEffects } from '../effects/admin.ts';
import { useSite } from './useSite.ts';

/** The effects of the admin area for a page: after a write, its loader runs again. */
export function useAdminEffects() {
  const { revalidate } = useRevalidator();
  return adminEffects(useSite(), revalidate);
}
