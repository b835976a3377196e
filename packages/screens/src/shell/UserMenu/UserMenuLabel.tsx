import { ChevronDown, CircleUserRound } from 'lucide-react';
import { userName } from './UserMenu.css.ts';

export function UserMenuLabel({ name }: { name: string }) {
  return (
    <>
      <CircleUserRound size={16} aria-hidden="true" />
      <span className={userName} title={name}>
        {name}
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </>
  );
}
