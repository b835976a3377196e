import { ChevronDown, CircleUserRound } from 'lucide-react';
import * as styles from './UserMenu.css.ts';

export function UserMenuLabel({ name }: { name: string }) {
  return (
    <>
      <CircleUserRound size={16} aria-hidden="true" />
      <span className={styles.userName} title={name}>
        {name}
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </>
  );
}
