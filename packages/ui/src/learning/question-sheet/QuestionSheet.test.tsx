import type { AnswerForm, Block, RawInput } from '@mashq/curriculum/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../testing/index.ts';
import { AnswerFeedback } from '../answer-feedback/index.ts';
import { emptyInput, preloadAnswer } from '../answers/index.ts';
import { type QuestionPhase, QuestionSheet, type QuestionSheetProps } from './index.ts';

const say = (text: string): Block => ({ t: 'paragraph', content: [{ t: 'text', text }] });

interface Asked {
  readonly stem: readonly Block[];
  readonly answer: AnswerForm;
  readonly hasHints: boolean;
}

const apples: Asked = {
  stem: [say('در سبد ۱۲ سیب بود؛ ۵ تا را خوردیم. چند سیب مانده است؟')],
  answer: { kind: 'integer', blanks: [{ unit: 'سیب' }] },
  hasHints: true,
};

const signs: Asked = {
  stem: [say('کدام عدد بزرگ‌تر است؟')],
  answer: {
    kind: 'choice',
    layout: 'tiles',
    options: ['3', '8'].map((value) => ({ id: value, content: [{ t: 'math', math: { t: 'number', value } }] })),
  },
  hasHints: false,
};

const sum: Asked = {
  stem: [
    say('حاصل جمع را بنویس.'),
    {
      t: 'display',
      math: {
        t: 'row',
        children: [
          { t: 'number', value: '1' },
          { t: 'operator', sign: '+' },
          { t: 'number', value: '2' },
          { t: 'operator', sign: '=' },
          { t: 'blank' },
        ],
      },
    },
  ],
  answer: { kind: 'fraction' },
  hasHints: false,
};

type Desk = Partial<Omit<QuestionSheetProps, 'question' | 'phase' | 'value' | 'onCheck'>> & {
  questions?: readonly Asked[];
  /** What each check comes to. */
  verdicts?: readonly QuestionPhase[];
  phase?: QuestionPhase;
  value?: RawInput;
  onCheck?: (value: RawInput) => void;
};

/** An app around the sheet: keeps the values, says the verdicts it was given, goes on to the next question. */
function App({
  questions = [apples, signs],
  verdicts = [],
  phase: first = 'answering',
  value: start,
  onCheck,
  ...rest
}: Desk) {
  const [place, setPlace] = useState(0);
  const question = questions[place] ?? apples;
  const [value, setValue] = useState<RawInput>(start ?? emptyInput(question.answer));
  const [phase, setPhase] = useState<QuestionPhase>(first);
  const [checks, setChecks] = useState(0);
  const said = { wrong: 'دوباره بشمار.', invalid: 'اینجا یک عدد کامل می‌خواهیم.', right: 'چه خوب حلش کردی!' };
  return (
    <QuestionSheet
      place={['ریاضی سوم', 'صفحهٔ 12', 'تفریق']}
      feedback={
        <AnswerFeedback
          verdict={phase === 'answering' || phase === 'checking' || phase === 'waiting' ? null : phase}
          message={phase in said ? [{ t: 'text', text: said[phase as keyof typeof said] }] : []}
        />
      }
      {...rest}
      questionKey={String(place)}
      question={question}
      value={value}
      onChange={(next) => {
        setValue(next);
        if (phase === 'invalid') setPhase('answering');
      }}
      phase={phase}
      onCheck={() => {
        onCheck?.(value);
        setPhase(verdicts[checks] ?? 'checking');
        setChecks(checks + 1);
      }}
      onRetry={() => setPhase('answering')}
      onNext={() => {
        const next = questions[place + 1];
        if (next === undefined) return;
        setPlace(place + 1);
        setValue(emptyInput(next.answer));
        setPhase('answering');
      }}
    />
  );
}

/** A page with something else to do while the answer is checked. */
function Page() {
  const [phase, setPhase] = useState<QuestionPhase>('checking');
  return (
    <>
      <button type="button" onClick={() => setPhase('right')}>
        بیرون
      </button>
      <QuestionSheet
        questionKey="1"
        place={[]}
        question={apples}
        value={{ kind: 'integer', values: ['۷'] }}
        onChange={() => {}}
        phase={phase}
        onCheck={() => {}}
        onNext={() => {}}
      />
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join(' ')
    .trim();

describe('QuestionSheet by keyboard alone', () => {
  it('begins in the answer, checks on Enter, goes on on Enter, and begins in the next answer', async () => {
    await preloadAnswer('choice');
    const onCheck = vi.fn();
    const { user } = renderPersian(<App verdicts={['right', 'right']} onCheck={onCheck} />);
    expect(document.activeElement).toBe(box());
    await user.keyboard('۷{Enter}');
    expect(onCheck).toHaveBeenLastCalledWith({ kind: 'integer', values: ['۷'] });
    expect(said()).toContain('چه خوب حلش کردی!');
    expect(document.activeElement).toBe(button('سؤال بعدی'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'سه' })));
    await user.keyboard('۲{Enter}');
    expect(onCheck).toHaveBeenLastCalledWith({ kind: 'choice', option: '8' });
    expect(document.activeElement).toBe(button('سؤال بعدی'));
  });

  it('offers another try after a wrong answer and keeps what was typed', async () => {
    const { user } = renderPersian(<App verdicts={['wrong', 'right']} />);
    await user.keyboard('۸{Enter}');
    expect(document.activeElement).toBe(button('یک بار دیگر'));
    expect(button('سؤال بعدی')).toBeTruthy();
    expect(said()).toContain('دوباره بشمار.');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveValue('۸');
    await user.keyboard('{Backspace}۷{Enter}');
    expect(document.activeElement).toBe(button('سؤال بعدی'));
  });

  it('leaves the child in the box when the answer cannot be read, with the reason tied to it', async () => {
    const { user } = renderPersian(<App verdicts={['invalid', 'right']} />);
    await user.keyboard('۱/۲{Enter}');
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveValue('۱/۲');
    expect(box()).toHaveAccessibleDescription(/اینجا یک عدد کامل می‌خواهیم/);
    await user.keyboard('{Backspace}{Backspace}{Enter}');
    expect(document.activeElement).toBe(button('سؤال بعدی'));
  });

  it('does not check nothing: it says what to do and points to the answer', async () => {
    const onCheck = vi.fn();
    const { user } = renderPersian(<App onCheck={onCheck} />);
    await user.click(button('تأیید'));
    expect(onCheck).not.toHaveBeenCalled();
    expect(said()).toBe('اول جوابت را بنویس، بعد تأیید کن.');
    expect(document.activeElement).toBe(box());
    await user.keyboard('۷');
    expect(said()).toBe('');
  });

  it('does not check a half-filled answer: it says what is missing until that is filled in', async () => {
    const onCheck = vi.fn();
    const division: Asked = {
      ...apples,
      answer: { kind: 'integer', blanks: [{ label: 'خارج‌قسمت' }, { label: 'باقی‌مانده' }] },
    };
    const { user } = renderPersian(<App questions={[division]} onCheck={onCheck} />);
    await user.keyboard('۲۱۰');
    await user.click(button('تأیید'));
    expect(onCheck).not.toHaveBeenCalled();
    expect(said()).toBe('یک جای خالی هنوز مانده است؛ همه را پر کن.');
    await user.type(screen.getByRole('textbox', { name: /باقی‌مانده/ }), '۳');
    expect(said()).toBe('');
    await user.click(button('تأیید'));
    expect(onCheck).toHaveBeenCalledWith({ kind: 'integer', values: ['۲۱۰', '۳'] });
  });

  it('opens a hint by Alt and the key where H stands, whatever letter a Persian keyboard writes', () => {
    const onHint = vi.fn();
    const { rerender } = renderPersian(<App onHint={onHint} />);
    fireEvent.keyDown(document.body, { key: 'ا', code: 'KeyH', altKey: true });
    expect(onHint).toHaveBeenCalledOnce();
    rerender(<App onHint={onHint} questions={[{ ...apples, hasHints: false }]} />);
    fireEvent.keyDown(document.body, { key: 'h', code: 'KeyH', altKey: true });
    expect(onHint).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'راهنمایی' })).toBeNull();
  });

  it('does not take the focus from elsewhere when the verdict comes', async () => {
    const { user } = renderPersian(<Page />);
    await user.click(button('بیرون'));
    expect(button('سؤال بعدی')).toBeTruthy();
    expect(document.activeElement).toBe(button('بیرون'));
  });
});

describe('QuestionSheet', () => {
  it('says a verdict once: by the feedback where there is one, else by the answer itself', () => {
    const review = { isReview: true, phase: 'wrong', value: { kind: 'integer', values: ['۸'] } } as const;
    const { rerender } = renderPersian(<App {...review} />);
    expect(screen.getAllByText('هنوز نه')).toHaveLength(1);
    rerender(<App {...review} feedback={null} />);
    expect(screen.getAllByText('هنوز نه')).toHaveLength(1);
  });

  it('offers the first hint with what it costs, and neither once a hint is open', async () => {
    const onHint = vi.fn();
    const { user, rerender } = renderPersian(<App onHint={onHint} />);
    expect(button('راهنمایی')).toHaveAccessibleDescription(/Alt\+H.*حساب نمی‌شود/);
    rerender(<App onHint={onHint} isHinted />);
    expect(screen.queryByRole('button', { name: 'راهنمایی' })).toBeNull();
    expect(screen.queryByText(/حساب نمی‌شود/)).toBeNull();
    await user.keyboard('{Alt>}[KeyH]{/Alt}');
    expect(onHint).toHaveBeenCalledOnce();
  });

  it('says no cost of a hint after an answer, which has counted already', async () => {
    const { user } = renderPersian(<App onHint={() => {}} verdicts={['wrong']} />);
    await user.type(box(), '۷{Enter}');
    expect(button('راهنمایی')).toHaveAccessibleDescription('Alt+H');
    expect(screen.queryByText(/حساب نمی‌شود/)).toBeNull();
    await user.click(button('یک بار دیگر'));
    expect(button('راهنمایی')).toHaveAccessibleDescription('Alt+H');
  });

  it('goes back from a hint to the answer on Escape', async () => {
    const { user } = renderPersian(<App onHint={() => {}} hints={<button type="button">یک راهنمایی دیگر</button>} />);
    button('یک راهنمایی دیگر').focus();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(box());
  });

  it('takes no second check and no change while the first is on its way', async () => {
    const onCheck = vi.fn();
    const { user } = renderPersian(<App onCheck={onCheck} />);
    await user.keyboard('۷{Enter}');
    await user.keyboard('۸{Enter}');
    await user.click(screen.getByText('تأیید'));
    expect(onCheck).toHaveBeenCalledOnce();
    expect(box()).toHaveValue('۷');
  });

  it('says that an answer waits for the network, and lets the child go on', async () => {
    const { user } = renderPersian(<App verdicts={['waiting']} questions={[apples, apples]} onHint={() => {}} />);
    await user.keyboard('۷{Enter}');
    expect(screen.queryByRole('button', { name: 'راهنمایی' })).toBeNull();
    expect(said()).toContain('پاسخت نگه داشته شد و خودش فرستاده می‌شود.');
    expect(document.activeElement).toBe(button('سؤال بعدی'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(box());
    expect(box()).toHaveValue('');
  });

  it('writes by its pad, with the keys that the answer needs; its own button is the one «تأیید»', async () => {
    const onCheck = vi.fn();
    const { user } = renderPersian(
      <App onCheck={onCheck} questions={[{ ...apples, answer: { kind: 'decimal', blanks: [{}] } }]} />,
    );
    for (const key of ['۱', 'ممیز', '۵']) await user.click(button(key));
    expect(document.activeElement).toBe(box());
    await user.click(button('تأیید'));
    expect(onCheck).toHaveBeenCalledExactlyOnceWith({ kind: 'decimal', values: ['۱٫۵'] });
    expect(screen.queryByRole('button', { name: 'خانهٔ بعدی' })).toBeNull();
  });

  it('has no pad for what is picked', async () => {
    renderPersian(<App questions={[signs]} />);
    await screen.findByRole('radio', { name: 'سه' });
    expect(screen.queryByRole('group', { name: 'صفحهٔ عدد' })).toBeNull();
  });

  it('puts the answer in the formula it completes, and says the formula with its name', () => {
    renderPersian(<App questions={[sum]} />);
    expect(screen.getByRole('group', { name: /حاصل جمع را بنویس.*یک به‌علاوهٔ دو مساوی است با$/ })).toBeTruthy();
  });

  it('says where the question is in the book, in the digits of the reader', () => {
    renderPersian(<App />);
    expect(screen.getByText('تفریق').closest('p')?.textContent).toBe('ریاضی سوم · صفحهٔ ۱۲ · تفریق');
  });

  it('puts a question off only while it is open', async () => {
    const onLater = vi.fn();
    const { user } = renderPersian(<App onLater={onLater} verdicts={['wrong']} />);
    await user.click(button('بعداً'));
    expect(onLater).toHaveBeenCalledOnce();
    await user.type(box(), '۷{Enter}');
    expect(screen.queryByRole('button', { name: 'بعداً' })).toBeNull();
  });

  it('shows a question done before as it was answered, with nothing to change', async () => {
    renderPersian(
      <App isReview phase="wrong" value={{ kind: 'integer', values: ['١٧'] }} onHint={() => {}} onLater={() => {}} />,
    );
    expect(box()).toHaveValue('۱۷');
    expect(box().readOnly).toBe(true);
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['سؤال بعدی']);
    expect(document.activeElement).toBe(document.body);
  });

  it('has no accessibility findings, open and settled', async () => {
    const { container, user } = renderPersian(
      <App
        verdicts={['wrong']}
        onHint={() => {}}
        onLater={() => {}}
        meter={<p>نزدیک یادگیری</p>}
        hints={<p>از ۱۲ عقب بشمار.</p>}
      />,
    );
    expect(await axeFindings(container)).toEqual([]);
    await user.keyboard('۷{Enter}');
    expect(await axeFindings(container)).toEqual([]);
  });
});

/** An app whose first hint comes when it is asked for; `isOpened`: it was, in an earlier visit. */
function Hinted({ isOpened = false }: { isOpened?: boolean }) {
  const [isHinted, setHinted] = useState(isOpened);
  return <App onHint={() => setHinted(true)} isHinted={isHinted} hints={isHinted ? <p>از ۱۲ عقب بشمار.</p> : <p />} />;
}

/** A phone, as far as jsdom has one: the sheet has its width, and what is drawn has a height that follows its width. */
describe('QuestionSheet on a phone', () => {
  const PAD = 244;
  const STEM_AND_ANSWER = 300;
  const widthOf = (element: Element) => {
    const { maxInlineSize } = (element as HTMLElement).style;
    return maxInlineSize === '' ? 358 : Number.parseFloat(maxInlineSize);
  };

  function phone(innerHeight: number): void {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(innerHeight);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const drawing = this.querySelector('[role="img"]');
      const isBox = drawing?.parentElement === this;
      const width = isBox ? widthOf(this) : 358;
      // The drawing is at most 280 px wide and as high as wide.
      const drawn = Math.min(280, isBox || drawing === null ? width : widthOf(drawing.parentElement as Element));
      const isPad = this.firstElementChild?.getAttribute('role') === 'group' && drawing === null;
      const height = isPad ? PAD : isBox ? drawn : STEM_AND_ANSWER + (drawing === null ? 0 : drawn);
      return new DOMRect(0, 0, width, height);
    });
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const shape: QuestionSheetProps['question'] = {
    ...apples,
    figure: { t: 'drawing', width: 4, height: 4, shapes: [], description: 'یک مربع' },
  };

  const figureWidth = async () => {
    const box = (await screen.findByRole('img', { name: 'یک مربع' })).parentElement as HTMLElement;
    return box.style.maxInlineSize;
  };

  it('has the hint beside its place, or beside its box where the phone is low', () => {
    phone(844);
    const { unmount } = renderPersian(<App onHint={() => {}} />);
    expect(button('راهنمایی').closest('div')?.textContent).toContain('تفریق');
    unmount();
    phone(640);
    renderPersian(<App onHint={() => {}} />);
    expect(button('راهنمایی').closest('div')?.contains(box())).toBe(true);
  });

  it('has the key «تأیید» on its docked pad', async () => {
    phone(844);
    const onCheck = vi.fn();
    const { user } = renderPersian(<App onCheck={onCheck} />);
    await user.keyboard('۷');
    await user.click(within(screen.getByRole('group', { name: 'صفحهٔ عدد' })).getByRole('button', { name: 'تأیید' }));
    expect(onCheck).toHaveBeenCalledOnce();
  });

  const padShown = () => screen.queryByRole('group', { name: 'صفحهٔ عدد' }) !== null;
  const hintShown = () => screen.queryByText('از ۱۲ عقب بشمار.')?.closest('[hidden]') === null;

  it('gives the hints the place of the pad until the student writes, and what was opened can be read again', async () => {
    phone(844);
    const { user, container } = renderPersian(<Hinted />);
    await user.keyboard('۷');
    expect(padShown()).toBe(true);
    await user.click(button('راهنمایی'));
    expect(screen.getByRole('region', { name: 'راهنمایی' }).textContent).toContain('از ۱۲ عقب بشمار.');
    expect(padShown()).toBe(false);
    expect(box().value).toBe('۷');

    await user.click(button('حالا می‌نویسم'));
    expect(padShown()).toBe(true);
    expect(hintShown()).toBe(false);
    expect(document.activeElement).toBe(box());

    // No key beside it and no word of what it costs: nothing is opened.
    await user.click(button('راهنمایی'));
    expect(padShown()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'راهنمایی' }));
    await user.keyboard('{Escape}');
    expect(padShown()).toBe(true);

    await user.click(button('راهنمایی'));
    await user.click(box());
    expect(padShown()).toBe(true);
    expect(await axeFindings(container)).toEqual([]);
  });

  it('begins with the pad where hints were opened before', async () => {
    phone(844);
    const { user } = renderPersian(<Hinted isOpened />);
    expect(padShown()).toBe(true);
    expect(hintShown()).toBe(false);
    await user.click(button('راهنمایی'));
    expect(hintShown()).toBe(true);
  });

  it('leaves hints under the sheet where the question has no pad', () => {
    phone(844);
    renderPersian(<App questions={[signs]} isHinted hints={<p>از ۱۲ عقب بشمار.</p>} />);
    expect(hintShown()).toBe(true);
    expect(screen.queryByRole('button', { name: 'حالا می‌نویسم' })).toBeNull();
  });

  it('makes a figure as small as lets it be seen with question and answer, and no smaller', async () => {
    phone(844);
    const { unmount } = renderPersian(<App questions={[shape]} />);
    await waitFor(async () => expect(await figureWidth()).toBe(''));
    unmount();
    phone(740);
    renderPersian(<App questions={[shape]} />);
    await waitFor(async () => expect(Number.parseFloat(await figureWidth())).toBeLessThanOrEqual(740 - PAD - 300));
    expect(Number.parseFloat(await figureWidth())).toBeGreaterThan(170);
  });

  it('leaves a figure legible where the phone is too low for all', async () => {
    phone(560);
    renderPersian(<App questions={[shape]} />);
    await waitFor(async () => expect(await figureWidth()).toBe('150px'));
  });
});
