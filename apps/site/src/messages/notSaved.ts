/** Shown in a form when the data source did not respond. */
export const notSaved = 'Your entry could not be saved. Nothing was changed; try again in a moment.';
