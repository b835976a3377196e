import { RouteErrorScreen } from '@pcb/screens/storefront/RouteErrorScreen';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

/** The message of an error, never its stack. */
function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** Replaces a page or a shell that threw or could not be loaded. */
export function PageError() {
  return <RouteErrorScreen errorText={textOf(useRouteError())} onReload={() => window.location.reload()} />;
}
