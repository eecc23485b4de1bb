import { TABLE_NEEDS } from '@mashq/ui/data/table';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface ByRoomProps {
  /** Where a table would have no room. */
  narrow: () => ReactNode;
  wide: () => ReactNode;
}

/** One of two faces of the same thing, by the width of its own place and not the window's: a desk has narrow columns too. */
export function ByRoom({ narrow, wide }: ByRoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState<boolean>();
  // Measured before anything is painted: no face is seen that does not stay.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setWide(element.getBoundingClientRect().width >= TABLE_NEEDS);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{isWide === undefined ? null : isWide ? wide() : narrow()}</div>;
}
