import { Heading, type HeadingProps } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack, type StackProps } from '@pcb/ui/Stack';
import { type ReactNode, useId } from 'react';
import * as styles from '../styles/headerRow.css.ts';

export interface SectionProps extends Pick<StackProps, 'gap' | 'className'> {
  title: string;
  /** The id of the heading. Generated if omitted. */
  id?: string;
  /** The size of the heading. @default 'title' */
  size?: HeadingProps['size'];
  /** Buttons at the end of the heading. */
  actions?: ReactNode;
  /** Whether the height of `actions` is reserved. @default when there are some */
  hasActionRow?: boolean;
  children: ReactNode;
}

export function Section({
  title,
  id,
  size = 'title',
  actions,
  hasActionRow = Boolean(actions),
  children,
  ...stack
}: SectionProps) {
  const ownId = useId();
  const titleId = id ?? ownId;
  const heading = (
    <Heading level={2} size={size} id={titleId}>
      {title}
    </Heading>
  );
  return (
    <Stack elementType="section" aria-labelledby={titleId} {...stack}>
      {hasActionRow ? (
        <Inline justify="space-between" className={styles.headerRow}>
          {heading}
          {actions}
        </Inline>
      ) : (
        heading
      )}
      {children}
    </Stack>
  );
}
