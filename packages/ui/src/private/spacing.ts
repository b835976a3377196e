import type { space } from '../tokens/scale.ts';

/** A distance between elements: every token of the spacing scale except the page margin. */
export type Gap = Exclude<keyof typeof space, 'gutter'>;

/** A distance between an edge and its content: the tokens from `small` up, and `none`. */
export type Padding = Exclude<keyof typeof space, 'hairline' | 'xsmall'>;
