import { RouteErrorScreen } from '@pcb/screens/storefront/RouteErrorScreen';
import { RouterProvider } from 'react-aria-components';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The link is a full load, because the router would request code of a deploy that may have been replaced. */
export function PageError() {
  return (
    <RouterProvider navigate={(path) => window.location.assign(path)}>
      <RouteErrorScreen errorText={textOf(useRouteError())} onReload={() => window.location.reload()} />
    </RouterProvider>
  );
}
