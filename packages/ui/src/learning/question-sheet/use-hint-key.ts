import { useEffect, useEffectEvent } from 'react';

/**
 * Alt+H opens a hint from anywhere on the page but a dialog. The key is known by its place on the keyboard, since a
 * Persian layout writes another letter with it.
 */
export function useHintKey(onHint: (() => void) | undefined): void {
  const isOn = onHint !== undefined;
  const open = useEffectEvent((event: KeyboardEvent) => {
    const isHintKey = event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyH';
    if (!isHintKey || event.repeat || (event.target instanceof Element && event.target.closest('[role="dialog"]')))
      return;
    event.preventDefault();
    onHint?.();
  });

  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [isOn]);
}
