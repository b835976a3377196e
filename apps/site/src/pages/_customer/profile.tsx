import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import type { ProfileEdit } from '@pcb/screens/account/ProfileEditor';
import { type CustomerAccount, profileContent, ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import { useReopenedDialog } from '@pcb/screens/useReopenedDialog';
import { lazy, Suspense, useState } from 'react';
import { AccountSecuritySection } from '#build/AccountSecuritySection.tsx';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import type { Site } from '../../createSite.ts';
import { newKey } from '../../data/newKey.ts';
import { read } from '../../data/read.ts';
import { profileEffects } from '../../effects/profile.ts';

const importEditor = () => import('../../app/frames/EditProfile.tsx');
const EditProfile = lazy(async () => ({ default: (await importEditor()).EditProfile }));

export const handle: PageHandle = {
  hasMainAction: true,
  title: profileContent.title,
  description: 'Your details, addresses, e-mail contacts and credit status.',
};

export const loader = ({ data }: Site) => {
  // Loaded early, because a newer deploy may replace the code before a button is pressed.
  if (data.profile.save) void importEditor().catch(() => {});
  return read(data.profile.read());
};

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const { save } = site.data.profile;
  const remote = useRemote(loaded);
  const [newer, setNewer] = useState<{ than: unknown; account: CustomerAccount }>();
  const account = newer?.than === loaded ? { status: 'ready' as const, value: newer.account } : remote;
  const { dialog, open, close } = useReopenedDialog<ProfileEdit>();
  const buttons = save
    ? {
        onEditProfile: () => open({ form: 'personal' }),
        onAddAddress: () => open({ form: 'address', id: newKey() }),
        onEditAddress: ({ id }: { id: string }) => open({ form: 'address', id }),
        onDeleteAddress: ({ id }: { id: string }) => open({ form: 'deleteAddress', id }),
        onAddEmail: () => open({ form: 'email' }),
        onDeleteEmail: (email: string) => open({ form: 'deleteEmail', email }),
      }
    : profileEffects(site);
  return (
    <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
      <ProfileScreen
        account={account}
        {...buttons}
        security={account.status === 'ready' ? <AccountSecuritySection email={account.value.profile.email} /> : null}
      />
      {save && dialog && account.status === 'ready' ? (
        <Suspense fallback={null}>
          <EditProfile
            key={dialog.key}
            account={account.value}
            onAccount={(stored) => setNewer({ than: loaded, account: stored })}
            edit={dialog.task}
            isOpen={dialog.isOpen}
            onClose={close}
            save={save}
          />
        </Suspense>
      ) : null}
    </AccountLayout>
  );
}
