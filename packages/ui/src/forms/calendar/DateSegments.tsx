import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { dateMessages } from '../../i18n/react-aria/dates.ts';
import { setReactAriaMessages } from '../../i18n/react-aria-fa.ts';
import * as css from './DateSegments.css.ts';

setReactAriaMessages(dateMessages);

export interface DateSegmentsProps {
  /** Which end of a range this is. */
  slot?: 'start' | 'end';
}

/** Year, month and day, each a box of its own that is typed in or stepped. */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput dir="ltr" className={css.segments} {...(slot !== undefined && { slot })}>
      {(segment) => <DateSegment segment={segment} className={css.segment} />}
    </DateInput>
  );
}
