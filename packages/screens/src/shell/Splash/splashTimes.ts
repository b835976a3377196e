/** How long the host shows the splash, in milliseconds since the navigation to the page started. */
export const splashDuration = 2000;

/** The duration of the fade before its end, in milliseconds. */
export const splashFade = 200;
