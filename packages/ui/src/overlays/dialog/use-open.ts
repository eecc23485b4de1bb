import { useLayoutEffect, useRef, useState } from 'react';

export interface OpenProps {
  isOpen?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Whether a layer is open, kept here or by the parent. Each change is reported once, however many ask for it at a time. */
export function useOpen({ isOpen, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState({ isOpen: isOpen ?? defaultOpen });
  const now = isOpen ?? own.isOpen;
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const setOpen = (next: boolean) => {
    if (next === latest.current) return;
    latest.current = next;
    // A new object each time: a parent that keeps to its own is rendered again, and heard again the next time.
    setOwn({ isOpen: next });
    onOpenChange?.(next);
  };
  return {
    isOpen: now,
    setOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!latest.current),
  };
}
