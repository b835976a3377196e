import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Content this far below the window is rendered: about as far as a customer scrolls while its code loads. */
const margin = '200px';

export interface RenderInViewProps {
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its content once it comes near the window, for code that most visits do not need. */
export function RenderInView({ placeholder, children }: RenderInViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={box}>{placeholder}</div>;
}
