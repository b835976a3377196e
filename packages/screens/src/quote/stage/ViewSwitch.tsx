import { RadioSwitch } from '../../shared/components/RadioSwitch.tsx';
import * as styles from './ViewSwitch.css.ts';

interface ViewSwitchProps<View extends string> {
  label: string;
  views: readonly { id: View; label: string }[];
  value: View | null;
  onChange: (view: View) => void;
}

export const ViewSwitch = <View extends string>({ label, views, value, onChange }: ViewSwitchProps<View>) => (
  <RadioSwitch
    label={label}
    value={value}
    onChange={onChange}
    look={{ group: styles.group, choice: styles.choice }}
    choices={views.map(({ id, label: face }) => ({ id, face: <span className={styles.face}>{face}</span> }))}
  />
);
