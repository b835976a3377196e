import { RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import type { PageHandle } from '../../app/routing/page.ts';
import { useSending } from '../../app/hooks/useSending.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { accountEffects } from '../../effects/account.ts';

export const handle: PageHandle = {
  title: 'Register',
  description: 'Join the community: fill in your details to get started.',
};

export function Component() {
  const site = useSite();
  const { sending, send } = useSending();
  return (
    <RegisterScreen
      brand={site.brand}
      {...sending}
      onSubmit={(registration) => void send(() => accountEffects(site).register(registration))}
    />
  );
}
