import { ChevronDown, CircleUserRound } from 'lucide-react';
import { userName } from './UserMenu.css.ts';

/** The inside of the button of the user's menu: the whole name in the text, as much as fits on the screen. */
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
