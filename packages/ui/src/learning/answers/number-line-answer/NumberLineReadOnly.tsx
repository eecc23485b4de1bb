import { faRawAnswer } from '../../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { FigureView } from '../../figures/FigureView.tsx';
import type { ReadOnlyProps } from '../raw-answer/read-only-props.ts';

/** The number line with the place that was marked, if any. */
export function NumberLineReadOnly({ form: { line }, raw: { tick } }: ReadOnlyProps<'number-line'>) {
  const points = tick === null ? [] : [{ tick, tone: 'accent' as const }];
  return (
    <FigureView
      figure={{ t: 'number-line', ...line, points, description: messagesFor('rawAnswer', faRawAnswer).markedPlace }}
    />
  );
}
