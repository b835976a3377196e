/** Whether this is an iPhone or iPad. An iPad says that it is a Mac, but no Mac has a touch screen. Not for rendering: a server cannot know. */
export const isAppleTouchDevice = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
