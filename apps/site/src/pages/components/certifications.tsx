import { CertificationsScreen, certificationsContent } from '@pcb/screens/catalogue/CertificationsScreen';
import { described } from '../../app/page.ts';

export const handle = described(certificationsContent.meta);

export function Component() {
  return <CertificationsScreen />;
}
