/** An iPad claims to be a Mac, but no Mac has a touch screen. Do not use it for rendering: a server cannot know. */
export const isAppleTouchDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
