import { CertificationsScreen, certificationsContent } from '@pcb/screens/catalogue/CertificationsScreen';
import { useSite } from '../../app/hooks/useSite.ts';
import { useTrail } from '../../app/hooks/useTrail.ts';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = certificationsContent.meta;

export function Component() {
  return <CertificationsScreen brandName={useSite().brand.name} trail={useTrail()} />;
}
