import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { profileContent, ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import type { PageHandle, PageProps } from '../../app/page.ts';
import { useSite } from '../../app/useSite.ts';
import type { Site } from '../../createSite.ts';
import { accountEffects } from '../../effects/account.ts';

export const handle: PageHandle = {
  title: profileContent.title,
  description: 'Your details, your addresses, who is written to, and your credit status.',
};

/** A refused question ends in the page for errors: the screen has no state for it yet. */
export const loader = ({ data }: Site) => data.profile.read();

export function Component({ loaded }: PageProps<typeof loader>) {
  const effects = accountEffects(useSite());
  return (
    <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
      <ProfileScreen
        {...loaded}
        onEditProfile={effects.editProfile}
        onAddAddress={effects.addAddress}
        onEditAddress={effects.editAddress}
        onDeleteAddress={effects.deleteAddress}
        onAddEmail={effects.addEmail}
      />
    </AccountLayout>
  );
}
