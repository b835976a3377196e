export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonTones = ['primary', 'neutral', 'danger'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonAppearance {
  /** The emphasis: `solid` for the main action, `outline` for other actions, `ghost` next to other controls. */
  variant?: ButtonVariant;
  /** The meaning. A solid `primary` button is the main action of a page, and looks the same everywhere. */
  tone?: ButtonTone;
  /** The height: 32, 40 or 48 px, at least 44 px on touch screens. */
  size?: ButtonSize;
}

export interface TextButtonAppearance extends ButtonAppearance {
  /** The side at which the label, instead of the invisible edge of a `ghost`, lines up with the content around it. */
  flush?: 'start' | 'end';
}
