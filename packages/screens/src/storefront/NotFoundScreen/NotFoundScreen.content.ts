export const notFoundContent = {
  title: '404 - Page Not Found',
  text: 'The page you are looking for does not exist.',
  home: 'Back to the home page',
};

export type NotFoundContent = typeof notFoundContent;
