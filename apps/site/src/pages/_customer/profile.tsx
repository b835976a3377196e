import { AccountSecurity } from '#build/AccountSecurity.tsx';
import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import type { ProfileEdit } from '@pcb/screens/account/ProfileEditor';
import { type CustomerAccount, profileContent, ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import { lazy, Suspense, useState } from 'react';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { newKey } from '../../data/newKey.ts';
import { read } from '../../data/read.ts';
import { profileEffects } from '../../effects/profile.ts';

const importEditor = () => import('../../account/EditProfile.tsx');
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
  const [edit, setEdit] = useState<ProfileEdit>();
  const buttons = save
    ? {
        onEditProfile: () => setEdit({ form: 'personal' }),
        onAddAddress: () => setEdit({ form: 'address', id: newKey() }),
        onEditAddress: ({ id }: { id: string }) => setEdit({ form: 'address', id }),
        onDeleteAddress: ({ id }: { id: string }) => setEdit({ form: 'deleteAddress', id }),
        onAddEmail: () => setEdit({ form: 'email' }),
        onDeleteEmail: (email: string) => setEdit({ form: 'deleteEmail', email }),
      }
    : profileEffects(site);
  return (
    <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
      <ProfileScreen
        account={account}
        {...buttons}
        security={account.status === 'ready' ? <AccountSecurity email={account.value.profile.email} /> : null}
      />
      {save && edit && account.status === 'ready' ? (
        <Suspense fallback={null}>
          <EditProfile
            account={account.value}
            onAccount={(stored) => setNewer({ than: loaded, account: stored })}
            edit={edit}
            save={save}
          />
        </Suspense>
      ) : null}
    </AccountLayout>
  );
}
