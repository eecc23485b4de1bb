import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { formatNumber } from '../../i18n/digits.ts';
import * as faLists from '../../i18n/fa/lists.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { useFocusFallback } from '../../primitives/focus-fallback/use-focus-fallback.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Pagination.css.ts';

interface PaginationParts extends RootProps {
  /** The page shown; the first is 1. */
  page: number;
  /** Things on a page. */
  size: number;
  /** Things in all. */
  total: number;
  /** Sizes that can be chosen from; without it there is no choice. */
  sizes?: readonly number[];
  /** Asked for by the choice, with the page on which the first thing in sight is then. */
  onSizeChange?: (size: number, page: number) => void;
  /** Beside the choice of size. @default «در هر صفحه» */
  sizeLabel?: string;
  /** Name of the landmark. @default «صفحه‌های فهرست» */
  label?: string;
  /** @default «صفحهٔ قبل» */
  previousLabel?: string;
  /** @default «صفحهٔ بعد» */
  nextLabel?: string;
  /** Name of a page's button; its number comes written. @default «صفحهٔ ۳» */
  pageLabel?: (page: string) => string;
  /** What is shown of how many; numbers come written. @default «۱ تا ۲۰ از ۲۳۴» */
  rangeLabel?: (from: string, to: string, total: string) => string;
  ref?: Ref<HTMLElement>;
  /** Said when there is nothing. @default «موردی نیست» */
  noneLabel?: string;
}

export type PaginationProps = PaginationParts &
  (
    | {
        /** Asked for by a press. */
        onPageChange: (page: number) => void;
        hrefFor?: undefined;
      }
    | {
        onPageChange?: undefined;
        /** Address of a page, where pages are links. */
        hrefFor: (page: number) => string;
      }
  );

/**
 * Which page of a list is shown, and the way to the others. Keyboard: Tab and Enter; the arrows choose a size.
 */
export function Pagination({
  page,
  size,
  total,
  onPageChange,
  hrefFor,
  sizes = [],
  onSizeChange,
  sizeLabel = messagesFor('data.pagination', faLists.pagination).size,
  label = messagesFor('data.pagination', faLists.pagination).label,
  previousLabel = messagesFor('data.pagination', faLists.pagination).previous,
  nextLabel = messagesFor('data.pagination', faLists.pagination).next,
  pageLabel = messagesFor('data.pagination', faLists.pagination).page,
  rangeLabel = messagesFor('data.pagination', faLists.pagination).range,
  noneLabel = messagesFor('data.pagination', faLists.pagination).none,
  className,
  ref,
  ...rest
}: PaginationProps) {
  const digits = useDigits();
  const print = (value: number) => formatNumber(value, { digits });
  const count = Math.max(1, Math.ceil(total / size));
  const current = Math.min(Math.max(1, page), count);
  // The button of the page that is shown now is a button no more, and an arrow at its end is disabled.
  const nav = useFocusFallback<HTMLElement>('[aria-current=page]', current);
  useImperativeHandle(ref, () => nav.current as HTMLElement);
  const from = (current - 1) * size + 1;
  const to = Math.min(total, current * size);

  const goto = (target: number, name: string, children: ReactNode, isDisabled = false) =>
    hrefFor === undefined || isDisabled ? (
      <Button className={css.page} aria-label={name} isDisabled={isDisabled} onPress={() => onPageChange?.(target)}>
        {children}
      </Button>
    ) : (
      <Link className={css.page} aria-label={name} href={hrefFor(target)}>
        {children}
      </Link>
    );

  return (
    <nav {...rest} ref={nav} aria-label={label} className={classNames(css.root, className)}>
      <div className={css.line}>
        <span role="status" className={css.range}>
          {total === 0 ? noneLabel : rangeLabel(print(from), print(to), print(total))}
        </span>
        {sizes.length > 0 && (
          <label className={css.sizes}>
            {sizeLabel}
            {/* A list of a few numbers: the browser's own costs nothing, and a phone shows it as its wheel. */}
            <select
              className={css.size}
              value={size}
              onChange={({ target }) => {
                const chosen = Number(target.value);
                onSizeChange?.(chosen, Math.floor((from - 1) / chosen) + 1);
              }}
            >
              {sizes.map((one) => (
                <option key={one} value={one}>
                  {print(one)}
                </option>
              ))}
            </select>
          </label>
        )}
        {count > 1 && (
          <ul className={css.pages}>
            <li>
              {goto(
                current - 1,
                previousLabel,
                <ChevronRight aria-hidden="true" size="1.25em" className={css.arrow} />,
                current === 1,
              )}
            </li>
            {pageMarks(current, count).map((mark) => (
              <li key={mark} className={css.number} {...(mark === current && { 'data-current': '' })}>
                {typeof mark === 'string' && <span aria-hidden="true">…</span>}
                {mark === current && (
                  <span className={css.page} aria-current="page" tabIndex={-1}>
                    <span aria-hidden="true">{print(mark)}</span>
                    <span className={visuallyHidden}>{pageLabel(print(mark))}</span>
                  </span>
                )}
                {typeof mark === 'number' && mark !== current && goto(mark, pageLabel(print(mark)), print(mark))}
              </li>
            ))}
            <li>
              {goto(
                current + 1,
                nextLabel,
                <ChevronLeft aria-hidden="true" size="1.25em" className={css.arrow} />,
                current === count,
              )}
            </li>
          </ul>
        )}
      </div>
    </nav>
  );
}

/** A page's number, or a gap in the line of numbers. */
type PageMark = number | 'gap-before' | 'gap-after';

/**
 * The numbers worth showing: first, last, the current one and its neighbours. A gap that would hide one number only
 * shows that number. The line keeps one length wherever the current page is, so that buttons do not wander.
 */
export function pageMarks(current: number, count: number): PageMark[] {
  const SHOWN = 7;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= SHOWN) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap-after', count];
  if (current >= count - 3) return [1, 'gap-before', ...range(count - 4, count)];
  return [1, 'gap-before', ...range(current - 1, current + 1), 'gap-after', count];
}
