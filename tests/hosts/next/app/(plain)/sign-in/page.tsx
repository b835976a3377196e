import { SignIn } from './SignIn';

export default function Page() {
  return (
    <main>
      <SignIn />
    </main>
  );
}
