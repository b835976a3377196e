import { useRevalidator } from 'react-router-dom';

/** Asks the loaders of the page again: for 'Try again' where data could not be read. */
export function useRetry(): () => void {
  const { revalidate } = useRevalidator();
  return () => void revalidate();
}
