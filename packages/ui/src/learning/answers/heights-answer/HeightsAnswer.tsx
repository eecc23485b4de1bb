import { useId, useImperativeHandle, useRef } from 'react';
import { faDrawnAnswers } from '../../../i18n/fa/learning-drawn-answers.ts';
import { messagesFor } from '../../../i18n/language.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import { answerParts } from '../answer-frame/answer-parts.ts';
import type { AnswerHandle, AnswerProps, FormOf, RawOf } from '../answer-props.ts';
import { ClearButton } from '../clear-button/ClearButton.tsx';
import { BlockTowers } from './BlockTowers.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import * as css from './HeightsAnswer.css.ts';
import { heightsOf } from './heights.ts';

export interface HeightsAnswerProps extends AnswerProps<RawOf<'levels'>> {
  form: FormOf<'levels'>;
}

/**
 * Columns to be set to their heights: bars and points of a line graph are dragged, tapped into place or moved by keys;
 * blocks are lifted from one tower and put down on another.
 */
export function HeightsAnswer(props: HeightsAnswerProps) {
  const { form, value, onChange, onSubmit, focusOnMount, ref } = props;
  const { messages, frame, state, isEditable } = answerParts(props, messagesFor('drawnAnswers', faDrawnAnswers));
  const { status, isReadOnly, isDisabled } = state;
  const id = useId();
  const columns = useRef<AnswerHandle>(null);
  useImperativeHandle(ref, () => ({ focus: () => columns.current?.focus() }));
  const heights = heightsOf(form, value.values);
  const put = (place: number, height: number | null) =>
    onChange({ kind: 'levels', values: heights.map((one, index) => (index === place ? height : one)) });
  const Columns = form.style === 'blocks' ? BlockTowers : ColumnChart;

  return (
    <AnswerFrame {...frame} keysId={id} mark="under">
      {(describing) => (
        <div className={css.root}>
          <Columns
            form={form}
            heights={heights}
            onSet={put}
            onMove={(from, to) => {
              const moved = (index: number) => (index === to ? 1 : 0) - (index === from ? 1 : 0);
              onChange({ kind: 'levels', values: heights.map((height, index) => (height ?? 0) + moved(index)) });
            }}
            onSubmit={onSubmit}
            isReadOnly={isReadOnly}
            isDisabled={isDisabled}
            status={status}
            describedBy={describing}
            focusOnMount={focusOnMount}
            messages={messages}
            handle={columns}
          />
          {isEditable && (
            <ClearButton
              isDisabled={value.values.length === 0}
              onPress={() => {
                onChange({ kind: 'levels', values: [] });
                columns.current?.focus();
              }}
            >
              {messages.clear}
            </ClearButton>
          )}
          <span id={id} className={visuallyHidden}>
            {form.style === 'blocks' ? messages.levelsBlockKeys : messages.levelsKeys}
          </span>
        </div>
      )}
    </AnswerFrame>
  );
}
