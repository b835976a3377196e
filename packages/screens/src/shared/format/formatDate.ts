/** Formats `YYYY-MM-DD` as DD/MM/YYYY. Returns any other text unchanged. */
export const formatDate = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** Formats `YYYY-MM-DDTHH:mm` as DD/MM/YYYY HH:mm. Returns any other text unchanged. */
export const formatDateTime = (moment: string) =>
  moment.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/, '$3/$2/$1 $4');
