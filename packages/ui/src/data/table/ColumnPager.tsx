import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { FlipInRtl } from '../../actions/flip-in-rtl/FlipInRtl.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { pager, pagerButton, pagerDot, pagerDots, pinned } from './pinned.css.ts';
import { boxCell } from './Table.css.ts';

/** More dots than these say nothing that the numbers do not. */
const MAX_DOTS = 12;
/** Pixels by which a column may be cut and still count as shown: so much of a cell's padding is not missed. */
const SLACK = 14;

interface Place {
  /** Scrolls the column to the edge of what is pinned. */
  show: () => void;
  isShown: boolean;
}

/** The columns beside the pinned one, which is the first. */
function placesIn(box: HTMLElement, count: number, isRtl: boolean): readonly Place[] {
  const [name, ...others] = [...box.querySelectorAll(`thead th:not(.${boxCell})`)].map((head) =>
    head.getBoundingClientRect(),
  );
  if (name === undefined) return [];
  const edge = box.getBoundingClientRect();
  const [from, to] = isRtl ? [edge.left, name.left] : [name.right, edge.right];
  return others.slice(0, count).map(({ left, right }) => ({
    show: () =>
      box.scrollBy({
        left: isRtl ? right - to : left - from,
        behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
      }),
    isShown: left >= from - SLACK && right <= to + SLACK,
  }));
}

interface ColumnPagerProps {
  /** What is scrolled sideways. */
  scroller: RefObject<HTMLElement | null>;
  /** How many columns there are beside the pinned one. */
  count: number;
}

/** Under a table with a pinned column, on a phone: which of its columns are in sight, and the way to the next ones. */
export function ColumnPager({ scroller, count }: ColumnPagerProps) {
  const digits = useDigits();
  const isRtl = useDirection() === 'rtl';
  const words = messagesFor('data.columnPager', faData.columnPager);
  /** The first and the last in sight, as one text, so that the same ones are no change. */
  const [shown, setShown] = useState('');
  /** Whether the table's end may be out of sight while its rows are read. */
  const [isTall, setTall] = useState(false);

  useEffect(() => {
    const box = scroller.current;
    if (!box?.closest(`.${pinned}`)) return;
    const look = () => {
      setTall(box.offsetHeight > window.innerHeight / 2);
      const places = placesIn(box, count, isRtl);
      const first = places.findIndex(({ isShown }) => isShown);
      setShown(first < 0 ? '' : `${first} ${places.findLastIndex(({ isShown }) => isShown)}`);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const element of [box, ...box.children]) observer.observe(element);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller, count, isRtl]);

  if (shown === '') return null;
  const [first = 0, last = 0] = shown.split(' ').map(Number);
  const number = (index: number) => formatNumber(index + 1, { digits });
  const button = (label: string, index: number, isEnd: boolean, Arrow: typeof ChevronLeft) => (
    // Not disabled at an end, where it would lose the focus.
    <button
      type="button"
      className={pagerButton}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && scroller.current && placesIn(scroller.current, count, isRtl)[index]?.show()}
    >
      <FlipInRtl>
        <Arrow aria-hidden="true" size="1.4em" />
      </FlipInRtl>
    </button>
  );
  return (
    <div className={pager} {...(isTall && { 'data-tall': '' })}>
      {button(words.previous, Math.max(0, 2 * first - last - 1), first === 0, ChevronLeft)}
      {count <= MAX_DOTS && (
        <span aria-hidden="true" className={pagerDots}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
            <span key={index} className={pagerDot} {...(index >= first && index <= last && { 'data-shown': '' })} />
          ))}
        </span>
      )}
      <span>{words.range(number(first), number(last), number(count - 1))}</span>
      {button(words.next, last + 1, last === count - 1, ChevronRight)}
    </div>
  );
}
