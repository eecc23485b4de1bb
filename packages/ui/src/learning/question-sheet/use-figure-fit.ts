import { useLayoutEffect, useRef } from 'react';
import type { SheetLayout } from './use-sheet-layout.ts';

/**
 * Makes a figure narrower, and so lower, until question, figure and answer are in view together over a docked pad. It happens
 * before they are painted, and again when one of them has loaded; nothing moves while the child answers.
 * @param questionKey of the question that is shown
 * @param leastWidth px at which all in the figure can still be read; undefined where a narrower figure is no lower
 */
export function useFigureFit(layout: SheetLayout, questionKey: string, leastWidth: number | undefined) {
  const stage = useRef<HTMLDivElement>(null);
  const figureBox = useRef<HTMLDivElement>(null);
  const pad = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies(questionKey): another question has another figure
  useLayoutEffect(() => {
    const whole = stage.current;
    const figure = figureBox.current;
    if (whole === null || figure === null) return;
    const fit = () => {
      const padHeight = pad.current?.getBoundingClientRect().height;
      // The pad gave its place to a verdict: the figure stays as it was.
      if (padHeight === 0) return;
      figure.style.maxInlineSize = '';
      if (layout === 'beside' || leastWidth === undefined) return;
      const top = whole.getBoundingClientRect().top + window.scrollY;
      const available = window.innerHeight - (padHeight ?? 0) - top;
      // A step is a guess: what is in the figure does not shrink alike, and its box may be wider than it is.
      for (let step = 0; step < 8; step++) {
        const over = whole.getBoundingClientRect().height - available;
        const { width, height } = figure.getBoundingClientRect();
        if (over <= 0 || height === 0) return;
        const next = Math.max(leastWidth, Math.floor((width * Math.max(0, height - over)) / height));
        if (next >= width) return;
        const before = figure.style.maxInlineSize;
        figure.style.maxInlineSize = `${next}px`;
        if (figure.getBoundingClientRect().height <= height) continue;
        // What is in a row has taken another one.
        figure.style.maxInlineSize = before;
        return;
      }
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(whole);
    return () => observer.disconnect();
  }, [layout, questionKey, leastWidth]);

  return { stage, figureBox, pad };
}
