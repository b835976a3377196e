/** All words of the page for a route that failed. */
export const routeErrorContent = {
  title: 'Unexpected Application Error!',
  text: 'This page could not be shown. Reloading often helps, for instance after an update of the site.',
  errorLabel: 'Error',
  reload: 'Reload the page',
  home: 'Go to the home page',
};

export type RouteErrorContent = typeof routeErrorContent;
