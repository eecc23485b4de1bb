import { type CommonAnswerMessages, faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import type { AnswerProps } from '../answer-props.ts';

type SharedProps = Pick<
  AnswerProps<never>,
  'isReadOnly' | 'isDisabled' | 'status' | 'isMarked' | 'labelledBy' | 'describedBy'
> & { messages?: object | undefined };

/**
 * What every answer input makes of the props that all of them have: its strings, what its frame takes, and its state, which
 * each of its boxes takes.
 *
 * @param own strings beside those that all inputs share
 */
export function answerParts<Own extends object>(props: SharedProps, own?: Own) {
  const { isReadOnly = false, isDisabled = false, status, isMarked, labelledBy, describedBy } = props;
  const messages = {
    ...messagesFor('learningAnswers', faLearningAnswers).answers,
    ...own,
    ...props.messages,
  } as CommonAnswerMessages & Own;
  return {
    messages,
    frame: { status, isMarked, labelledBy, describedBy, messages },
    state: { status, isReadOnly, isDisabled },
    isEditable: !isReadOnly && !isDisabled,
  };
}
