'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { selectedMark, choice, radio, themeSwitch } from './ThemeSwitch.css.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const icons = { system: Monitor, light: Sun, dark: Moon };

export interface ThemeSwitchProps {
  /** The selected theme. */
  theme: ThemeChoice;
  /** Called when another theme is selected. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The labels of the group and the options. */
  labels: Record<ThemeChoice | 'label', string>;
}

/** Switches between the system, light and dark theme. Native radio buttons, because every page loads them. */
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
            <span className={selectedMark}>
              <Icon size={14} aria-hidden="true" />
            </span>
          </label>
        );
      })}
    </div>
  );
}
