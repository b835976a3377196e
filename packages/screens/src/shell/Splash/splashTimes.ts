/** How long the host shows the splash, in milliseconds since the navigation to the page started. */
export const splashDuration = 2000;

/** How long before its end it fades, in milliseconds. */
export const splashFade = 200;
