import { useLayoutEffect, useRef } from 'react';
import { keyed } from '../../primitives/keyed.ts';
import { fitNames } from './fit-names.ts';
import * as css from './PlotNames.css.ts';

export interface PlotNamesProps {
  /** What each slot is named: in short, if there is a short name. Labels differ, short names may be alike. */
  items: readonly { label: string; shortLabel?: string | undefined }[];
  /** Space before the first slot, in percent of the width. @default 0 */
  margin?: number;
  /** Some may be left out, because what lies between two points of time is clear. @default false */
  canThin?: boolean;
}

const nameOf = ({ label, shortLabel = label }: PlotNamesProps['items'][number]) => shortLabel;

/** Names under a plot. Where they do not fit on one line, all of them change in the same way: `fitNames` says how. */
export function PlotNames({ items, margin = 0, canThin = false }: PlotNamesProps) {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names have other widths
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const fit = () => fitNames(element, canThin);
    // Before the paint, but not in this effect: measuring here would cost a layout of the whole page for each chart.
    const frame = requestAnimationFrame(fit);
    // What the fit changes is the height, and that must not call for another.
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit();
    });
    observer.observe(element);
    let isGone = false;
    document.fonts?.ready.then(() => {
      if (!isGone) fit();
    });
    return () => {
      isGone = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [items.map(nameOf).join('\n'), canThin]);
  return (
    <div ref={root} className={css.names} data-fit="line" style={{ marginInlineStart: `${margin}%` }}>
      {keyed(items, ({ label }) => label).map(([key, item]) => (
        <span key={key} className={css.slot}>
          {/* Its own direction is that of the page: it says from where the name hangs. */}
          <span className={css.name}>
            <bdi>{nameOf(item)}</bdi>
          </span>
        </span>
      ))}
    </div>
  );
}
