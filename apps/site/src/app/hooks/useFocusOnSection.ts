import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the section named by the hash, as a browser does for a plain link, so that Tab continues from there. */
export function useFocusOnSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
