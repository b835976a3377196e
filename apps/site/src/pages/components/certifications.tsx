import { CertificationsScreen, certificationsContent } from '@pcb/screens/catalogue/CertificationsScreen';
import { type PageHandle, titled } from '../../page.ts';

export const handle: PageHandle = {
  title: titled(certificationsContent.meta.title),
  description: certificationsContent.meta.description,
};

export function Component() {
  return <CertificationsScreen />;
}
