export const splashContent = {
  status: 'Preparing your boards...',
};

export type SplashContent = typeof splashContent;
