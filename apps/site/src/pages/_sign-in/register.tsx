import { RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { brand } from '../../brand.ts';
import { accountEffects } from '../../effects/account.ts';
import { type PageHandle, titled } from '../../app/page.ts';

export const handle: PageHandle = {
  title: titled('Register'),
  description: 'Join the community: fill in your details to get started.',
};

export function Component() {
  return <RegisterScreen brand={brand} onSubmit={accountEffects.register} />;
}
