import { RouteErrorScreen } from '@pcb/screens/storefront/RouteErrorScreen';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** The words of an error, never its stack. */
function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** Stands in for a page, or a shell, that could not be loaded or that threw. */
export function PageError() {
  return <RouteErrorScreen errorText={textOf(useRouteError())} onReload={() => window.location.reload()} />;
}
