import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

export interface Rotation {
  /** Whether it shall turn by itself, as the reader last said. */
  isOn: boolean;
  /** Whether it turns this very moment: nothing holds it. */
  isTurning: boolean;
  toggle: () => void;
  stop: () => void;
  /** The pointer has come over the slides, or left them. */
  setHovered: (isHovered: boolean) => void;
  /** The keyboard's focus has come into the carousel, or left it. */
  setFocused: (isFocused: boolean) => void;
  /** It is within a slide, or no more. */
  setInSlide: (isInSlide: boolean) => void;
}

/**
 * Turning by itself, every `interval` milliseconds, by the APG pattern: held while the pointer or the focus is in it and
 * while nobody sees the page; off from the start where the reader wants less motion. A user who starts it by its button is
 * taken at their word, and pointer and focus no longer hold it; but the focus within a slide does, which the next turn
 * would take away with the slide.
 */
export function useRotation(isWanted: boolean, interval: number, onTurn: () => void): Rotation {
  const [will, setWill] = useState<'off' | 'on' | 'insisted'>('on');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isInSlide, setInSlide] = useState(false);
  const [isHidden, setHidden] = useState(false);

  useLayoutEffect(() => {
    const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
    const obey = () => {
      if (stillness.matches) setWill('off');
    };
    obey();
    stillness.addEventListener('change', obey);
    return () => stillness.removeEventListener('change', obey);
  }, []);

  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  const isHeld = isHidden || isInSlide || (will === 'on' && (isHovered || isFocused));
  const isTurning = isWanted && will !== 'off' && !isHeld;
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => turn(), interval);
    return () => clearInterval(timer);
  }, [isTurning, interval]);

  return {
    isOn: isWanted && will !== 'off',
    isTurning,
    toggle: () => setWill(will === 'off' ? 'insisted' : 'off'),
    stop: () => setWill('off'),
    setHovered,
    setFocused,
    setInSlide,
  };
}
