export const routeErrorContent = {
  title: 'Unexpected Application Error!',
  text: 'This page could not be loaded. Reload it, as the site may have been updated in the meantime.',
  errorLabel: 'Error',
  reload: 'Reload the page',
  home: 'Go to the home page',
};

export type RouteErrorContent = typeof routeErrorContent;
