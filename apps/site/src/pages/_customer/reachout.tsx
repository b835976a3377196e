import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { appointmentContent, AppointmentScreen } from '@pcb/screens/account/AppointmentScreen';
import { brand } from '../../brand.ts';
import { type PageHandle, titled } from '../../app/page.ts';

export const handle: PageHandle = {
  title: titled(appointmentContent.title),
  description: 'Book an appointment with Engineering, Sales, Inside Sales or Technical Sales Support.',
};

export function Component() {
  return (
    <AccountLayout currentHref="/reachout" groups={shortAccountGroups}>
      <AppointmentScreen brand={brand} />
    </AccountLayout>
  );
}
