/** Safari sends the key that ends a composition after it, with the code 229. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent) => composes || keyCode === 229;
