'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { chosenMark, choice, radio, themeSwitch } from './ThemeSwitch.css.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const icons = { system: Monitor, light: Sun, dark: Moon };

export interface ThemeSwitchProps {
  /** The theme that is chosen. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The name of the group and of its choices. */
  labels: Record<ThemeChoice | 'label', string>;
}

/** Chooses the theme: as the system has it, light or dark. Plain radio buttons, because every page carries them. */
export function ThemeSwitch({ theme, onThemeChange, labels }: ThemeSwitchProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={labels.label} className={themeSwitch}>
      {themeChoices.map((option) => {
        const Icon = icons[option];
        return (
          <label key={option} className={choice} title={labels[option]}>
            <input
              type="radio"
              className={radio}
              name={name}
              value={option}
              aria-label={labels[option]}
              checked={theme === option}
              onChange={() => onThemeChange(option)}
            />
            <span className={chosenMark}>
              <Icon size={14} aria-hidden="true" />
            </span>
          </label>
        );
      })}
    </div>
  );
}
