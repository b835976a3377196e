import { CircleCheck, CircleX } from '../../private/icons.tsx';
import type { ToastTone } from './createToastQueue.ts';
import * as styles from './ToastRegion.css.ts';

const icons = { neutral: null, success: CircleCheck, danger: CircleX };

export function ToastIcon({ tone }: { tone: ToastTone }) {
  const Icon = icons[tone];
  return Icon ? <Icon size={20} className={styles.icon[tone]} /> : null;
}
