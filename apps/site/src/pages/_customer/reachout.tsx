import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { appointmentContent, AppointmentScreen } from '@pcb/screens/account/AppointmentScreen';
import { useSite } from '../../app/hooks/useSite.ts';
import type { PageHandle } from '../../app/routing/page.ts';

export const handle: PageHandle = {
  title: appointmentContent.title,
  description: 'Book an appointment with Engineering, Sales, Inside Sales or Technical Sales Support.',
};

export function Component() {
  return (
    <AccountLayout currentHref="/reachout" groups={shortAccountGroups}>
      <AppointmentScreen brand={useSite().brand} />
    </AccountLayout>
  );
}
