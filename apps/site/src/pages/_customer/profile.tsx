import { AccountLayout, shortAccountGroups } from '@pcb/screens/account/AccountLayout';
import { profileContent, ProfileScreen } from '@pcb/screens/account/ProfileScreen';
import { sampleAddresses, sampleCredit, sampleEmails, sampleProfile } from '@pcb/screens/fixtures';
import { accountEffects } from '../../effects/account.ts';
import { type PageHandle, titled } from '../../app/page.ts';

export const handle: PageHandle = {
  title: titled(profileContent.title),
  description: 'Your details, your addresses, who is written to, and your credit status.',
};

export function Component() {
  return (
    <AccountLayout currentHref="/profile" groups={shortAccountGroups}>
      <ProfileScreen
        profile={sampleProfile}
        addresses={sampleAddresses}
        emails={sampleEmails}
        credit={sampleCredit}
        onEditProfile={accountEffects.editProfile}
        onAddAddress={accountEffects.addAddress}
        onEditAddress={accountEffects.editAddress}
        onDeleteAddress={accountEffects.deleteAddress}
        onAddEmail={accountEffects.addEmail}
      />
    </AccountLayout>
  );
}
