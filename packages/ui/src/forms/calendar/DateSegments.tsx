import { use, useRef } from 'react';
import { DateFieldStateContext, DateInput, DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';
import { useDirection } from '../../i18n/direction.ts';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as css from './DateSegments.css.ts';
import { useDayParts } from './use-written.ts';

setReactAriaMessages(dateMessages);

export interface DateSegmentsProps {
  /** Which end of a range this is. */
  slot?: 'start' | 'end';
}

/**
 * Day, month and year, and where the value has a time, hour and minute, each a box of its own that is typed in or stepped. From right to left the day comes first, as it is
 * said, and as «۱۴۰۵/۸/۳۰» is read from the right: Tab, screen readers and the eye have one order.
 */
export function DateSegments({ slot }: DateSegmentsProps) {
  const isRtl = useDirection() === 'rtl';
  return (
    <DateInput dir={isRtl ? 'rtl' : 'ltr'} className={css.segments} {...(slot !== undefined && { slot })}>
      {(segment) => (
        <>
          <DayParts segment={segment} slot={slot ?? 'day'} />
          {isRtl ? <ReadingOrder segment={segment} /> : <DateSegment segment={segment} className={css.segment} />}
        </>
      )}
    </DateInput>
  );
}

/** Beside the first part, once for all of them. */
function DayParts({ segment, slot }: { segment: Segment; slot: string }) {
  const isFirst = use(DateFieldStateContext)?.segments[0] === segment;
  return isFirst ? <Watch slot={slot} /> : null;
}

function Watch({ slot }: { slot: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useDayParts(slot, ref);
  return <span ref={ref} hidden />;
}

/** The name of a part is «روز، » and the label after it: react-aria joins them by a Latin comma. */
const withPersianComma: NonNullable<DateSegmentProps['render']> = (props) => (
  <span {...{ ...props, 'aria-label': props['aria-label']?.replaceAll(', ', '، ') }} />
);

type Segment = Parameters<typeof DateSegment>[0]['segment'];

/**
 * react-aria renders one segment after another with the year first, and its focus follows the elements. So the place of the
 * first segment renders all of them from the last to the first, and the other places stay empty.
 */
function ReadingOrder({ segment }: { segment: Segment }) {
  const segments = use(DateFieldStateContext)?.segments ?? [];
  if (segment !== segments[0]) return null;
  const [hour, minute] = ['hour', 'minute'].map((type) => segments.findIndex((one) => one.type === type));
  const isDayAlone = hour === undefined || minute === undefined || hour < 0;
  // Between them are marks of react-aria's for one line of text; an hour is read from left to right, after the date.
  const day = isDayAlone ? segments : segments.slice(0, 1 + segments.findIndex(({ type }) => type === 'day'));
  return (
    <>
      {day.toReversed().map(part)}
      {!isDayAlone && (
        <>
          <span aria-hidden="true" className={css.between} />
          <span dir="ltr">{segments.slice(hour, minute + 1).map(part)}</span>
        </>
      )}
    </>
  );
}

function part(segment: Segment, place: number) {
  return (
    <DateSegment key={`${segment.type} ${place}`} segment={segment} className={css.segment} render={withPersianComma} />
  );
}
