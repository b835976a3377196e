/** What a form says when what was sent did not arrive. */
export const notSaved = 'That could not be saved. Nothing was changed; try again in a moment.';
