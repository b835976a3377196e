export const buttonVariants = ['solid', 'outline', 'ghost'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonTones = ['brand', 'highlight', 'neutral', 'danger'] as const;
export type ButtonTone = (typeof buttonTones)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/** What Button, ButtonLink and IconButton have in common. */
export interface ButtonAppearance {
  /** How loud: `solid` for the one main action, `outline` for the others, `ghost` where space is shared. */
  variant?: ButtonVariant;
  /** What it means. `highlight` is for the one thing that matters most on a page. */
  tone?: ButtonTone;
  /** How large: 32, 40 or 48 px high, at least 44 px for a finger. */
  size?: ButtonSize;
}
