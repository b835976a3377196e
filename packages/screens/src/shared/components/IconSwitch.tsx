import type { LucideIcon } from 'lucide-react';
import * as styles from './IconSwitch.css.ts';
import { RadioSwitch, type RadioSwitchProps } from './RadioSwitch.tsx';

export interface IconSwitchProps<Choice extends string> extends Pick<
  RadioSwitchProps<Choice>,
  'label' | 'value' | 'onChange'
> {
  icons: readonly (readonly [Choice, LucideIcon])[];
  labels: Readonly<Record<Choice, string>>;
}

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
