'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name: the accessible name, and the source of the initials. */
  name: string;
  /** The URL of the picture. Initials are shown until it loads, or if it fails to. */
  src?: string | undefined;
  /** The diameter: 28, 40 or 64 px. @default 'medium' */
  size?: AvatarSize;
}

/**
 * A small round picture of a person. Next to the visible name, pass `aria-hidden`, so that the name is not read twice.
 * @example <Avatar name="Anjali Menon" src={user.pictureUrl} />
 */
export function Avatar({ name, src, size = 'medium', className, ...props }: AvatarProps) {
  const [loaded, setLoaded] = useState<string>();
  // In a prerendered page, the picture may have loaded before React attached its listener.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setLoaded(src);
  };
  return (
    <span role="img" aria-label={name} {...props} className={joinClassNames(styles.avatar({ size }), className)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {src ? (
        <img
          ref={checkLoaded}
          className={styles.picture}
          src={src}
          alt=""
          // Hides the URL of the page from the picture's server.
          referrerPolicy="no-referrer"
          data-loaded={loaded === src || undefined}
          onLoad={() => setLoaded(src)}
        />
      ) : null}
    </span>
  );
}
