'use client';
import type { ReactNode, Ref } from 'react';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components/Toolbar';
import { composeClassName } from '../../private/composeClassName.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps extends Omit<AriaToolbarProps, 'aria-label' | 'aria-labelledby' | 'children'> {
  /** The accessible name, which says what the controls work on, such as 'Drawing'. */
  'aria-label': string;
  /** Buttons, icon buttons and menus. Group related ones in an `Inline` with `role="group"` and a name. */
  children: ReactNode;
  /** Ref to the element with `role="toolbar"`. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Groups three or more controls for one thing, such as a drawing, in one Tab stop; arrow keys move between them. For
 * one or two controls, and for text fields, which need the arrow keys, use `Inline`; for the filters of a list, use
 * `FilterBar`.
 * @example
 * <Toolbar aria-label="Drawing">
 *   <IconButton aria-label="Undo" onPress={undo}><Undo2 size={20} /></IconButton>
 *   <IconButton aria-label="Redo" onPress={redo}><Redo2 size={20} /></IconButton>
 *   <Button variant="ghost" tone="neutral" onPress={measure}>Measure</Button>
 * </Toolbar>
 */
export function Toolbar({ className, ...props }: ToolbarProps) {
  return <AriaToolbar {...props} className={composeClassName(className, styles.toolbar)} />;
}
