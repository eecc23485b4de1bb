import { TABLE_NEEDS } from '@mashq/ui/data/table';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface ContainerSwitchProps {
  /** Shown where a table does not fit. */
  narrow: () => ReactNode;
  wide: () => ReactNode;
  /** Width in pixels from which the wide layout is shown. @default what a table needs */
  needs?: number;
}

/** Shows one of two layouts by the width of the container, not the window: wide windows have narrow columns too. */
export function ContainerSwitch({ narrow, wide, needs = TABLE_NEEDS }: ContainerSwitchProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState<boolean>();
  // Measured before the first paint, so that the layout does not change visibly.
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setWide(element.getBoundingClientRect().width >= needs);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [needs]);
  return <div ref={place}>{isWide === undefined ? null : isWide ? wide() : narrow()}</div>;
}
