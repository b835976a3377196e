/** A date `YYYY-MM-DD` as DD/MM/YYYY. Anything else is left as it is. */
export const formatDate = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A moment `YYYY-MM-DDTHH:mm` as DD/MM/YYYY HH:mm. Anything else is left as it is. */
export const formatMoment = (moment: string) =>
  moment.replace(/^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2})$/, '$3/$2/$1 $4');
