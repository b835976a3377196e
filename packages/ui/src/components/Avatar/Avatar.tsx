'use client';
import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { avatar, picture } from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture: its accessible name, and where the initials come from. */
  name: string;
  /** Address of a picture. Initials stand in while it loads and when it does not load. */
  src?: string | undefined;
  /** 28, 40 or 64 px. @default 'medium' */
  size?: AvatarSize;
}

/**
 * A person as a small round picture. Where the name stands beside it, pass `aria-hidden` so that it is not read twice.
 *
 * @example <Avatar name="Anjali Menon" src={user.pictureUrl} />
 */
export function Avatar({ name, src, size = 'medium', className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture of a prerendered page may have failed before React listens for its error.
  const noticeFailure = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  return (
    <span role="img" aria-label={name} {...props} className={joinClassNames(avatar({ size }), className)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {src && failed !== src ? (
        <img
          ref={noticeFailure}
          className={picture}
          src={src}
          alt=""
          // Another server that keeps the picture need not know which page it is shown on.
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : null}
    </span>
  );
}
