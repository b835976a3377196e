import type { LucideIcon } from 'lucide-react';
import * as styles from './IconSwitch.css.ts';
import { RadioSwitch, type RadioSwitchProps } from './RadioSwitch.tsx';

export interface IconSwitchProps<Choice extends string> extends Pick<
  RadioSwitchProps<Choice>,
  'label' | 'value' | 'onChange'
> {
  /** The choices, in display order, with their icons. */
  icons: readonly (readonly [Choice, LucideIcon])[];
  /** The names of the choices. */
  labels: Readonly<Record<Choice, string>>;
}

/** Selects one of a few choices that are shown as icons. */
export const IconSwitch = <Choice extends string>({ icons, labels, ...props }: IconSwitchProps<Choice>) => (
  <RadioSwitch
    {...props}
    look={{ group: styles.group, choice: styles.choice }}
    choices={icons.map(([id, Icon]) => ({
      id,
      title: labels[id],
      face: (
        <span className={styles.selectedMark}>
          <Icon size={14} aria-hidden="true" />
        </span>
      ),
    }))}
  />
);
