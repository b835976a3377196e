/**
 * Whether a key belongs to the composition of a text, as with the keyboards of Indian and East Asian languages: it chooses or
 * cancels what is suggested. Safari sends the key that ends a composition after it, with the code 229.
 */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent) => composes || keyCode === 229;
