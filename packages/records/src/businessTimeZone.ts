/** The time zone of the business, in which its days begin. */
export const businessTimeZone = 'Asia/Kolkata';
