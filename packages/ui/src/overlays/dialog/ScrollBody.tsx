import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface ScrollBodyProps {
  children: ReactNode;
  /** Names the region while it scrolls. */
  label: string;
  className: string;
}

/** Content that scrolls when it is long; while it does, the keyboard can reach it to scroll it. */
export function ScrollBody({ children, label, className }: ScrollBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const measure = () => {
      const { scrollHeight = 0, clientHeight = 0 } = body.current ?? {};
      setScrollable(scrollHeight > clientHeight);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [body, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={body} className={className} {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
