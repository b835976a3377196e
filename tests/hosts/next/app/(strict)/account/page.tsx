'use client';
import { SignInScreen } from '@pcb/screens/account/SignInScreen';

export default function Page() {
  return <SignInScreen brand={{ name: 'Periyar Circuits' }} onSubmit={({ email }) => alert(`Hello ${email}`)} />;
}
