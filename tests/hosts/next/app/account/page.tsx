'use client';
import { SignInScreen } from '@pcb/screens/account/SignInScreen';

export default function Page() {
  return (
    <SignInScreen
      brand={{
        name: 'Periyar Circuits',
        demoCustomer: { name: 'Demo', email: 'demo@periyar.example', password: 'demo' },
      }}
      onSubmit={({ email }) => alert(`Hello ${email}`)}
    />
  );
}
