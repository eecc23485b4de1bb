import type { MathNode } from '@mashq/curriculum/model';
import { answerFact, nextFact, type WarmUp } from '@mashq/state/practice/warm-up';
import { ActiveTime } from '@mashq/state/questions/active-time';
import { foldDigits, formatNumber } from '@mashq/ui/i18n';
import { AnswerFeedback } from '@mashq/ui/learning/answer-feedback';
import { type QuestionPhase, QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { useEffect, useRef, useState } from 'react';
import { warmUpWords } from '../strings/student-warm-up.ts';

const number = (value: number): MathNode => ({ t: 'number', value: String(value) });

/** «۶ × ۸ =», with the product or the place for it. */
export function factMath(a: number, b: number, product: number | null): MathNode {
  return {
    t: 'row',
    children: [
      number(a),
      { t: 'operator', sign: '×' },
      number(b),
      { t: 'operator', sign: '=' },
      product === null ? { t: 'blank' } : number(product),
    ],
  };
}

const words = warmUpWords;
const FORM = { kind: 'integer', blanks: [{}] } as const;
const EMPTY = { kind: 'integer', values: [''] } as const;

interface Answered {
  a: number;
  b: number;
  typed: string;
  isRight: boolean;
  /** It was missed before in this warm-up. */
  isAgain: boolean;
}

/** One fact after the other: typed, graded at once, and on. */
export function WarmUpFact({ warmUp, onEnd }: { warmUp: WarmUp; onEnd: () => void }) {
  /** The last one, while its verdict is read. */
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [typed, setTyped] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  /** Of the fact in sight: what is answered is known a moment before the tries are. */
  const [place, setPlace] = useState(warmUp.tries.length);
  const time = useRef<ActiveTime | null>(null);
  useEffect(() => {
    // A new fact is in sight: its time begins.
    if (answered !== null) return;
    const running = new ActiveTime();
    time.current = running;
    return () => running.end();
  }, [place, answered]);

  const asked = answered ?? nextFact(warmUp);
  if (asked === null) return null;
  const { a, b } = asked;
  const take = (given: number | null) => {
    const next = nextFact(warmUp);
    if (next === null) return;
    const isAgain = warmUp.tries.some(({ fact }) => fact === next.fact);
    setAnswered({ a: next.a, b: next.b, typed, isRight: given === next.a * next.b, isAgain });
    answerFact(given, (time.current?.take().activeMs ?? 0) / 1000);
  };
  const check = () => {
    const text = foldDigits(typed).trim();
    if (/^\d{1,4}$/.test(text)) take(Number(text));
    else setUnreadable(true);
  };
  const goOn = () => {
    if (nextFact(warmUp) === null) return onEnd();
    setAnswered(null);
    setPlace(warmUp.tries.length);
    setTyped('');
    setUnreadable(false);
  };
  const phase: QuestionPhase =
    answered === null ? (isUnreadable ? 'invalid' : 'answering') : answered.isRight ? 'right' : 'wrong';
  return (
    <QuestionSheet
      questionKey={`${warmUp.day} ${place}`}
      place={[words.title, words.place(formatNumber(place + 1))]}
      question={{ stem: [{ t: 'display', math: factMath(a, b, null) }], answer: FORM, hasHints: false }}
      value={(answered?.typed ?? typed) === '' ? EMPTY : { kind: 'integer', values: [answered?.typed ?? typed] }}
      onChange={(value) => {
        setTyped(value.kind === 'integer' ? (value.values[0] ?? '') : '');
        setUnreadable(false);
      }}
      phase={phase}
      onCheck={check}
      onLater={() => take(null)}
      onNext={goOn}
      messages={{ later: words.dontKnow, next: nextFact(warmUp) === null ? words.toEnd : words.next }}
      feedback={
        answered === null ? (
          isUnreadable && (
            <AnswerFeedback verdict="invalid" answer={place} message={[{ t: 'text', text: words.notNumber }]} />
          )
        ) : (
          <AnswerFeedback
            verdict={answered.isRight ? 'right' : 'wrong'}
            answer={place}
            message={
              answered.isRight
                ? [{ t: 'text', text: answered.isAgain ? words.again : praise(place) }]
                : [
                    { t: 'text', text: words.wrong },
                    { t: 'math', math: factMath(a, b, a * b) },
                  ]
            }
          />
        )
      }
    />
  );
}

const praise = (place: number): string => words.right[place % words.right.length] ?? words.right[0];
