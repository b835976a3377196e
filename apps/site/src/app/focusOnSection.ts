import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** As a browser does with a plain link: Tab goes on from the section that was jumped to. */
export function useFocusOnSection(): void {
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash]);
}
