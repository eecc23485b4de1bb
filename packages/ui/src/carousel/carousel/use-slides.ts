import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useDirection } from '../../i18n/direction.ts';
import { animateScroll } from './animate-scroll.ts';

interface Lie {
  /** From the start of one slide to the start of the next, in CSS pixels. */
  stride: number;
  perView: number;
}

/** How the slides lie. The style sheet decides how many stand side by side; here it is only looked at. */
function lieOf(scroller: HTMLElement): Lie | undefined {
  const [first, second] = scroller.querySelectorAll<HTMLElement>(':scope > *');
  if (first === undefined || second === undefined) return undefined;
  const stride = Math.abs(second.offsetLeft - first.offsetLeft);
  if (stride === 0) return undefined;
  const gap = stride - first.offsetWidth;
  return { stride, perView: Math.max(1, Math.round((scroller.clientWidth + gap) / stride)) };
}

export interface Slides {
  /** The first slide in view. */
  index: number;
  /** Slides side by side; unknown until they have been laid out. */
  perView: number | undefined;
  /** How many slides can be the first in view. */
  positions: number;
  /** Brings a slide to the start; past either end it goes on at the other. */
  goTo: (slide: number) => void;
  /** A hand takes the slides: whatever moves them lets go. */
  letGo: () => void;
}

export interface SlidesOptions {
  count: number;
  /** How long a move takes, in milliseconds. */
  speed: number;
  /** Called with the first slide in view whenever it is another. */
  onMove: (index: number) => void;
}

/** Which slides are in view, moved by `goTo` and by the reader's own scrolling alike. */
export function useSlides(scroller: RefObject<HTMLElement | null>, { count, speed, onMove }: SlidesOptions): Slides {
  const [index, setIndex] = useState(0);
  const [perView, setPerView] = useState<number>();
  const stopAnimation = useRef<(() => void) | undefined>(undefined);
  const sign = useDirection() === 'rtl' ? -1 : 1;
  const positions = Math.max(1, count - (perView ?? 1) + 1);
  const shown = Math.min(index, positions - 1);

  const move = (next: number) => {
    if (next === shown) return;
    setIndex(next);
    onMove(next);
  };
  const follow = useEffectEvent((element: HTMLElement) => {
    const lie = lieOf(element);
    if (lie === undefined || 'gliding' in element.dataset) return;
    move(Math.min(Math.round(Math.abs(element.scrollLeft) / lie.stride), positions - 1));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of slides lies differently
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => setPerView(lieOf(element)?.perView);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, count]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onScroll = () => follow(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [scroller]);

  useEffect(() => () => stopAnimation.current?.(), []);

  const goTo = (slide: number) => {
    const next = ((slide % positions) + positions) % positions;
    move(next);
    const element = scroller.current;
    const lie = element === null ? undefined : lieOf(element);
    if (element === null || lie === undefined) return;
    stopAnimation.current?.();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const furthest = element.scrollWidth - element.clientWidth;
    stopAnimation.current = animateScroll(element, sign * Math.min(next * lie.stride, furthest), isStill ? 0 : speed);
  };

  return { index: shown, perView, positions, goTo, letGo: () => stopAnimation.current?.() };
}
