import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { usePathState } from './use-path-state.ts';

/** Opened by `hover` it closes when the pointer leaves; by `press` it stays until it is closed. */
type Opened = { key: string; by: 'hover' | 'press' } | null;

/**
 * Which one of a menu's groups is open. It opens on hover by a mouse and on a press by anything; it closes by a second
 * press, Escape, leaving, and a change of screen.
 */
export function useFlyout(currentPath: string) {
  const [opened, setOpened] = usePathState<Opened>(currentPath, null);
  const nav = useRef<HTMLElement>(null);

  const isPinned = opened?.by === 'press';
  // biome-ignore lint/correctness/useExhaustiveDependencies: closing needs no earlier state
  useEffect(() => {
    if (!isPinned) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpened(null);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isPinned]);

  /** Props of the `li` that holds the group's button and its list. */
  const group = (key: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && opened?.key !== key) setOpened({ key, by: 'hover' });
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && opened?.key === key && opened.by === 'hover') setOpened(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || opened?.key !== key) return;
      event.stopPropagation();
      event.currentTarget.querySelector('button')?.focus();
      setOpened(null);
    },
    onBlur: (event: FocusEvent) => {
      const goesTo = event.relatedTarget;
      if (opened?.key === key && goesTo !== null && !event.currentTarget.contains(goesTo)) setOpened(null);
    },
  });

  return {
    /** For the `nav` itself: a press outside it closes what is open. */
    nav,
    group,
    isOpen: (key: string) => opened?.key === key,
    /** Opened by hover, a press makes it stay; opened by a press, a press closes it. */
    press: (key: string) => setOpened(opened?.key === key && opened.by === 'press' ? null : { key, by: 'press' }),
    close: () => setOpened(null),
  };
}
