import { RegisterScreen } from '@pcb/screens/account/RegisterScreen';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { accountEffects } from '../effects/account.ts';

export function Register() {
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
