import type { AnswerForm, RawInput } from '@mashq/curriculum/model';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Alert } from '../../feedback/alert/index.ts';
import { type Announcements, recordAnnouncements, renderPersian } from '../../testing/index.ts';
import { AnswerFeedback, type AnswerFeedbackVerdict } from '../answer-feedback/index.ts';
import { emptyInput, preloadAnswer } from '../answers/index.ts';
import { FORM_OF_KIND } from '../answers/testing/answer-form-fixtures.ts';
import { QuestionSheet } from './index.ts';
import type { QuestionPhase } from './sheet-phase.ts';

let announcements: Announcements;

afterEach(() => {
  announcements?.stop();
  cleanup();
});

interface SheetState {
  form: AnswerForm;
  value: RawInput;
  phase: QuestionPhase;
  /** Which answer it is; the words of two may be alike. */
  count?: number | undefined;
}

/** As the app has it: the feedback comes with the verdict and goes with the next try. */
function Sheet({ form, value, phase, count = 0 }: SheetState) {
  const isAnnounced = !['answering', 'checking', 'waiting'].includes(phase);
  return (
    <QuestionSheet
      questionKey="1"
      place={['ریاضی پنجم']}
      question={{ stem: [], answer: form, hasHints: false }}
      value={value}
      onChange={() => {}}
      phase={phase}
      onCheck={() => {}}
      onRetry={() => {}}
      onNext={() => {}}
      feedback={
        isAnnounced && (
          <AnswerFeedback
            verdict={phase as AnswerFeedbackVerdict}
            answer={count}
            message={phase === 'wrong' ? [{ t: 'text', text: 'مخرج‌ها را نگاه کن.' }] : []}
          />
        )
      }
    />
  );
}

describe('what is announced of an answer', () => {
  it.each(Object.values(FORM_OF_KIND))('of kind $kind: each verdict, each time', async (form) => {
    await preloadAnswer(form.kind);
    const value = emptyInput(form);
    const show = (phase: QuestionPhase, count?: number) => (
      <Sheet form={form} value={value} phase={phase} count={count} />
    );
    const { rerender } = renderPersian(show('answering'));
    announcements = recordAnnouncements();
    const after = (phase: QuestionPhase, count?: number) => {
      rerender(show(phase, count));
      return announcements.take();
    };
    after('checking');
    expect(after('wrong', 1)).toEqual(['هنوز نه مخرج‌ها را نگاه کن.']);
    const again = screen.getByRole('button', { name: 'یک بار دیگر' });
    expect(document.activeElement).toBe(again);
    expect(again).toHaveAccessibleDescription(/هنوز نه.*مخرج‌ها را نگاه کن/);
    after('answering');
    after('checking');
    // The same words once more are said once more.
    expect(after('wrong', 2)).toEqual(['هنوز نه مخرج‌ها را نگاه کن.']);
    after('answering');
    expect(after('waiting')).toEqual(['پاسخت نگه داشته شد و خودش فرستاده می‌شود.']);
    expect(after('right', 3)).toEqual(['درست است!']);
    expect(screen.getByRole('button', { name: 'سؤال بعدی' })).toHaveAccessibleDescription(/درست است/);
  });

  it('says a refusal that is an alert once', () => {
    const form = FORM_OF_KIND.fraction;
    const sheet = (feedback?: React.ReactNode) => (
      <QuestionSheet
        questionKey="1"
        place={[]}
        question={{ stem: [], answer: form, hasHints: false }}
        value={emptyInput(form)}
        onChange={() => {}}
        phase="answering"
        onCheck={() => {}}
        feedback={feedback}
      />
    );
    const { rerender } = renderPersian(sheet());
    announcements = recordAnnouncements();
    rerender(sheet(<Alert tone="danger">تکلیف تمام شده است.</Alert>));
    expect(announcements.take()).toEqual(['خطا : تکلیف تمام شده است.']);
  });
});

describe('recordAnnouncements', () => {
  it('does not hear a region that comes with its words inside', () => {
    const region = (words: string | null) => (words === null ? null : <p role="status">{words}</p>);
    const { rerender } = renderPersian(<div>{region(null)}</div>);
    announcements = recordAnnouncements();
    rerender(<div>{region('ذخیره شد')}</div>);
    expect(announcements.take()).toEqual([]);
    rerender(<div>{region('باز ذخیره شد')}</div>);
    expect(announcements.take()).toEqual(['باز ذخیره شد']);
  });
});
