import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { profileContent, ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import type { PageHandle, PageProps } from '../../app/routing/page.ts';
import { useRemote } from '../../app/hooks/useRemote.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import type { Site } from '../../createSite.ts';
import { read } from '../../data/read.ts';
import { accountEffects } from '../../effects/account.ts';

export const handle: PageHandle = {
  title: profileContent.title,
  description: 'Your details, addresses, e-mail contacts and credit status.',
};

export const loader = ({ data }: Site) => read(data.profile.read());

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = accountEffects(useSite());
  return (
    <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
      <ProfileScreen
        account={useRemote(loaded)}
        onEditProfile={effects.editProfile}
        onAddAddress={effects.addAddress}
        onEditAddress={effects.editAddress}
        onDeleteAddress={effects.deleteAddress}
        onAddEmail={effects.addEmail}
      />
    </AccountLayout>
  );
}
