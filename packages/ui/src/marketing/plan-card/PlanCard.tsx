import { Ban, Check, CircleCheck, Minus } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Badge } from '../../data/badge/Badge.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import { faMarketing } from '../../i18n/fa/marketing.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { keyed } from '../../primitives/keyed.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './PlanCard.css.ts';

export interface PlanFeature {
  text: string;
  /** Whether the plan has it. @default true */
  isIncluded?: boolean;
}

/** `open` can be bought, `current` is the reader's own, `soldOut` has no seats left, `unavailable` is not for them. */
export type PlanState = 'open' | 'current' | 'soldOut' | 'unavailable';

export interface PlanCardProps extends RootProps {
  /** Such as «یک سال تحصیلی». */
  name: string;
  /** One sentence: for whom, or what sets it apart. */
  description?: ReactNode;
  /** In toman, not in rial; 0 is free. */
  price: number;
  /** In toman, before the discount; crossed out. */
  listPrice?: number;
  /** What the price is for, such as «برای ۹ ماه». */
  period?: string;
  features: readonly PlanFeature[];
  /** The plan that is advised; one among its neighbours. @default false */
  isHighlighted?: boolean;
  /** @default 'open' */
  state?: PlanState;
  /** The way to it: a `Link` or `Button` over the whole line. Not shown when sold out or unavailable. */
  action?: ReactNode;
  /** Level of the name. @default 3 */
  level?: 2 | 3 | 4;
  /** @default «تومان» */
  currencyLabel?: string;
  /** In place of a price of 0. @default «رایگان» */
  freeLabel?: string;
  /** What screen readers hear before the crossed-out price. @default «قیمت پیش از تخفیف» */
  listPriceLabel?: string;
  /** @default «پیشنهاد ما» */
  highlightLabel?: string;
  /** Words of the states. @default «طرح کنونی شما»، «ظرفیت پر شده»، «برای شما باز نیست» */
  stateLabels?: Partial<Record<Exclude<PlanState, 'open'>, string>>;
  /** What is said of a feature that is there; for screen readers. @default «دارد» */
  includedLabel?: string;
  /** What is beside a feature that is not there. @default «ندارد» */
  excludedLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** What one plan costs and what it has, shown by marks and by words. Keyboard: Tab comes to its action. */
export function PlanCard({
  name,
  description,
  price,
  listPrice,
  period,
  features,
  isHighlighted = false,
  state = 'open',
  action,
  level = 3,
  currencyLabel = messagesFor('marketing', faMarketing).plan.currency,
  freeLabel = messagesFor('marketing', faMarketing).plan.free,
  listPriceLabel = messagesFor('marketing', faMarketing).plan.listPrice,
  highlightLabel = messagesFor('marketing', faMarketing).plan.highlight,
  stateLabels,
  includedLabel = messagesFor('marketing', faMarketing).plan.included,
  excludedLabel = messagesFor('marketing', faMarketing).plan.excluded,
  className,
  ...rest
}: PlanCardProps) {
  const nameId = useId();
  const digits = useDigits();
  const Heading = `h${level}` as const;
  const isClosed = state === 'soldOut' || state === 'unavailable';
  const toman = (value: number) => formatNumber(value, { maxDecimals: 0, digits });
  return (
    <article
      {...rest}
      className={classNames(css.root, className)}
      aria-labelledby={nameId}
      {...(isHighlighted && { 'data-highlighted': '' })}
      {...(isClosed && { 'data-closed': '' })}
    >
      {isHighlighted && <p className={css.flag}>{highlightLabel}</p>}
      <div>
        <Heading id={nameId} className={css.name}>
          {name}
        </Heading>
        {description != null && <p className={css.quiet}>{description}</p>}
      </div>
      <p className={css.price}>
        {listPrice !== undefined && (
          <span className={css.listPrice}>
            <span className={visuallyHidden}>{listPriceLabel}: </span>
            <s>{toman(listPrice)}</s> {currencyLabel}
          </span>
        )}
        <span className={css.amount}>{price === 0 ? freeLabel : toman(price)}</span>
        {price !== 0 && ` ${currencyLabel}`}
        {period !== undefined && <span className={css.quiet}>{` ${period}`}</span>}
      </p>
      <ul className={css.features}>
        {keyed(features, ({ text }) => text).map(([key, { text, isIncluded = true }]) => (
          <li key={key} className={css.feature} {...(!isIncluded && { 'data-excluded': '' })}>
            {isIncluded ? (
              <Check aria-hidden="true" size="1.2em" strokeWidth={3} className={css.mark} />
            ) : (
              <Minus aria-hidden="true" size="1.2em" className={css.mark} />
            )}
            {text}
            <span className={isIncluded ? visuallyHidden : css.word}>
              {' '}
              {isIncluded ? includedLabel : excludedLabel}
            </span>
          </li>
        ))}
      </ul>
      {(state !== 'open' || action != null) && (
        <div className={css.foot}>
          {state !== 'open' && (
            <div>
              <Badge
                tone={isClosed ? 'neutral' : 'success'}
                icon={isClosed ? <Ban size="1em" /> : <CircleCheck size="1em" />}
              >
                {stateLabels?.[state] ?? messagesFor('marketing', faMarketing).plan[state]}
              </Badge>
            </div>
          )}
          {!isClosed && action}
        </div>
      )}
    </article>
  );
}
