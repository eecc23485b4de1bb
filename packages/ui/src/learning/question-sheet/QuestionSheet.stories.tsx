import type { Block, MathNode, QuestionSheetData } from '@mashq/curriculum/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { AnswerFeedback } from '../answer-feedback/index.ts';
import { emptyInput, preloadAnswer } from '../answers/index.ts';
import { HintSteps } from '../hint-steps/index.ts';
import { SkillMeter } from '../skill-meter/index.ts';
import { fraction, math, number, sign, text } from '../testing/nodes.ts';
import { QuestionSheet, type QuestionSheetProps } from './QuestionSheet.tsx';

const row = (...children: MathNode[]): Block => ({ t: 'display', math: { t: 'row', children } });

const bread: QuestionSheetData = {
  skillId: 'g5-fraction-add',
  level: 2,
  hasHints: true,
  stem: [
    {
      t: 'paragraph',
      content: [
        text('مینا '),
        math(fraction('1', '2')),
        text(' یک نان را خورد و برادرش '),
        math(fraction('1', '3')),
        text(' همان نان را. آن‌ها روی هم چه کسری از نان را خورده‌اند؟'),
      ],
    },
    row(fraction('1', '2'), sign('+'), fraction('1', '3'), sign('='), { t: 'blank' }),
  ],
  figure: {
    t: 'bars',
    description: 'دو نوار هم‌اندازه؛ یکی دو قسمت دارد که یک قسمتش رنگی است، دیگری سه قسمت که یک قسمتش رنگی است.',
    bars: [
      { parts: 2, shaded: 1, tone: 'turmeric' },
      { parts: 3, shaded: 1, tone: 'sky' },
    ],
  },
  answer: { kind: 'fraction' },
};

const sacks: QuestionSheetData = {
  skillId: 'g4-division',
  level: 2,
  hasHints: true,
  stem: [
    {
      t: 'paragraph',
      content: [text('۷۴۵ کیلوگرم نخود را در کیسه‌های ۳ کیلوگرمی می‌ریزیم. چند کیسه پر می‌شود و چقدر نخود می‌ماند؟')],
    },
  ],
  answer: {
    kind: 'integer',
    blanks: [
      { label: 'خارج‌قسمت', unit: 'کیسه' },
      { label: 'باقی‌مانده', unit: 'کیلوگرم' },
    ],
  },
};

const compare: QuestionSheetData = {
  skillId: 'g4-fraction-compare',
  level: 1,
  hasHints: false,
  stem: [
    { t: 'paragraph', content: [text('در جای خالی کدام علامت درست است؟')] },
    row(fraction('3', '4'), { t: 'blank' }, fraction('3', '8')),
  ],
  answer: {
    kind: 'choice',
    layout: 'tiles',
    options: (['<', '=', '>'] as const).map((each) => ({
      id: each,
      content: [math({ t: 'operator', sign: each })],
    })),
  },
};

const line: QuestionSheetData = {
  skillId: 'g4-fraction-line',
  level: 2,
  hasHints: true,
  stem: [
    {
      t: 'paragraph',
      content: [
        text('جای '),
        math({ t: 'mixed', whole: number('1'), numerator: number('3'), denominator: number('4') }),
        text(' را روی محور نشان بده.'),
      ],
    },
  ],
  answer: { kind: 'number-line', line: { from: 0, to: 3, divisions: 4 } },
};

const PLACE = ['ریاضی پنجم', 'صفحهٔ ۴۶', 'جمع کسرها'];

const SAID: Partial<Record<QuestionSheetProps['phase'], string>> = {
  invalid: 'یکی از خانه‌ها خوانده نشد. دوباره نگاهش کن و با رقم بنویسش.',
  wrong: 'نزدیک شدی. هر قدم را آرام از اول حساب کن و ببین کدامش عوض می‌شود.',
  partial: 'به باقی‌مانده دوباره نگاه کن.',
};

const HINTS = [
  { content: [{ t: 'paragraph', content: [text('برای جمع دو کسر، اول مخرج‌ها را یکی می‌کنیم.')] }] },
] as const;

/** An app around the sheet: it keeps the answer, checks fractions against ۵/۶, and goes round two questions. */
function Practice(props: QuestionSheetProps) {
  const [place, setPlace] = useState(0);
  const question = place % 2 === 0 ? props.question : compare;
  const [value, setValue] = useState(props.value);
  const [phase, setPhase] = useState(props.phase);
  const [isHinted, setHinted] = useState(false);
  return (
    <QuestionSheet
      {...props}
      questionKey={String(place)}
      question={question}
      value={value}
      phase={phase}
      isHinted={isHinted}
      meter={<SkillMeter band="near" count={9} estimate={3} />}
      hints={<HintSteps hints={isHinted ? HINTS : []} hasMore={!isHinted} />}
      feedback={
        <AnswerFeedback
          verdict={phase === 'answering' || phase === 'checking' || phase === 'waiting' ? null : phase}
          message={SAID[phase] === undefined ? [] : [text(SAID[phase])]}
          rightParts={{ right: 1, outOf: 2 }}
        />
      }
      onChange={(next) => {
        setValue(next);
        if (phase === 'invalid') setPhase('answering');
        props.onChange(next);
      }}
      onCheck={() => {
        props.onCheck();
        if (value.kind !== 'fraction') return setPhase('right');
        if (value.denominator === '') return setPhase('invalid');
        setPhase(`${value.numerator}/${value.denominator}` === '۵/۶' ? 'right' : 'wrong');
      }}
      onRetry={() => setPhase('answering')}
      onNext={() => {
        const next = place % 2 === 0 ? compare : props.question;
        setPlace(place + 1);
        setValue(emptyInput(next.answer));
        setPhase('answering');
        setHinted(false);
      }}
      onHint={() => {
        setHinted(true);
        props.onHint?.();
      }}
    />
  );
}

const meta = {
  title: 'یادگیری/QuestionSheet',
  component: QuestionSheet,
  tags: ['autodocs'],
  args: {
    questionKey: '0',
    place: PLACE,
    question: bread,
    value: emptyInput(bread.answer),
    phase: 'answering',
    onChange: fn(),
    onCheck: fn(),
    onNext: fn(),
    onRetry: fn(),
    onLater: fn(),
    onHint: fn(),
  },
  loaders: [() => Promise.all((['choice', 'order', 'number-line'] as const).map(preloadAnswer))],
  render: (args) => <Practice {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'یک سؤال روی کاغذ شطرنجی، با همهٔ چیزهایی که برای پاسخ دادنش لازم است. مقدار و مرحله (`phase`) را برنامه نگه می‌دارد. **بکن:** با هر سؤال `questionKey` تازه بده؛ وقتی شبکه نیست `waiting` بده و بگذار کودک پیش برود. **نکن:** پس از پاسخ نادرست مقدار را پاک نکن؛ شمارش معکوس نگذار.\n\n| کلید | کار |\n|---|---|\n| Enter | تأیید پاسخ؛ پس از آن سؤال بعدی یا یک بار دیگر |\n| Alt+H | راهنمایی |\n| Tab | رفتن به دکمه‌ها و صفحهٔ عدد |',
      },
    },
  },
} satisfies Meta<typeof QuestionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  name: 'تنها با صفحه‌کلید',
  play: async ({ args, canvas }) => {
    // Storybook mounts a story out of sight, where nothing can take the focus.
    canvas.getByRole('textbox', { name: 'صورت کسر' }).focus();
    await userEvent.keyboard('{Alt>}h{/Alt}');
    await expect(args.onHint).toHaveBeenCalledOnce();
    await expect(canvas.getByText('برای جمع دو کسر، اول مخرج‌ها را یکی می‌کنیم.')).toBeVisible();
    await userEvent.keyboard('{Escape}۲/۵{Enter}');
    await expect(canvas.getByRole('button', { name: 'یک بار دیگر' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'صورت کسر' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}۵{Enter}');
    await expect(canvas.getByRole('button', { name: 'یک بار دیگر' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Backspace}۶{Enter}');
    await expect(canvas.getByText('درست است!')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'کوچک‌تر است از' })).toHaveFocus());
  },
};

export const ByPad: Story = {
  name: 'با صفحهٔ عدد',
  play: async ({ canvas }) => {
    const pad = canvas.getByRole('group', { name: 'صفحهٔ عدد' });
    await expect(pad).toBeVisible();
    for (const key of ['۵', 'خانهٔ بعدی', '۶', 'تأیید']) {
      await userEvent.click(canvas.getByRole('button', { name: key }));
    }
    await expect(canvas.getByRole('button', { name: 'سؤال بعدی' })).toHaveFocus();
  },
};

export const HintsOnAPhone: Story = {
  name: 'راهنمایی روی گوشی',
  render: (args) => (
    <div style={{ inlineSize: 390 }}>
      <Practice {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'راهنمایی' }));
    const hints = await canvas.findByRole('region', { name: 'راهنمایی' });
    await expect(canvas.queryByRole('group', { name: 'صفحهٔ عدد' })).toBeNull();
    // The answer is still in view over the hints.
    const answer = canvas.getByRole('textbox', { name: 'صورت کسر' }).getBoundingClientRect();
    await expect(answer.bottom).toBeLessThanOrEqual(hints.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'حالا می‌نویسم' }));
    await expect(canvas.getByRole('group', { name: 'صفحهٔ عدد' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'صورت کسر' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'راهنمایی' }));
    await expect(canvas.getByRole('region', { name: 'راهنمایی' })).toHaveFocus();
  },
};

export const NothingYet: Story = {
  name: 'تأیید بی پاسخ',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'تأیید' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(canvas.getByText('اول جوابت را بنویس، بعد تأیید کن.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'صورت کسر' })).toHaveFocus();
  },
};

export const Waiting: Story = {
  name: 'بی شبکه',
  args: { phase: 'waiting', value: { kind: 'fraction', numerator: '۵', denominator: '۶' } },
};

export const Review: Story = {
  name: 'مرور پاسخ داده‌شده',
  args: { isReview: true, phase: 'wrong', value: { kind: 'fraction', numerator: '۲', denominator: '٥' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'مخرج کسر' })).toHaveValue('۵');
    await expect(canvas.getByRole('textbox', { name: 'مخرج کسر' })).toHaveAttribute('readonly');
  },
};

export const OnAPhone: Story = {
  name: 'روی گوشی',
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <QuestionSheet {...args} phase="right" hints={<p>راه‌حل این سؤال</p>} />
    </div>
  ),
  play: async ({ canvas }) => {
    // The sheet reaches both edges of the window; what is under it does not.
    const sheet = canvas.getByRole('region', { name: 'سؤال' }).getBoundingClientRect();
    const below = canvas.getByText('راه‌حل این سؤال').getBoundingClientRect();
    await expect(sheet.right - below.right).toBeGreaterThanOrEqual(12);
    await expect(below.left - sheet.left).toBeGreaterThanOrEqual(12);
  },
};

const PHASES = [
  ['invalid', 'ناتمام'],
  ['wrong', 'هنوز نه'],
  ['partial', 'نیمه‌درست'],
  ['right', 'درست'],
  ['waiting', 'در صف'],
  ['checking', 'در راه'],
] as const;

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Practice
        {...args}
        messages={{ sheet: 'سؤال باز' }}
        value={{ kind: 'fraction', numerator: '۵', denominator: '۶' }}
      />
      {PHASES.map(([phase, name]) => (
        <Practice
          key={phase}
          {...args}
          messages={{ sheet: `سؤال ${name}` }}
          question={sacks}
          value={{ kind: 'integer', values: ['۲۴۸', '۱'] }}
          place={['ریاضی چهارم', 'صفحهٔ ۶۲', 'تقسیم']}
          phase={phase}
        />
      ))}
      <Practice {...args} messages={{ sheet: 'سؤال گزینه‌ای' }} question={compare} value={emptyInput(compare.answer)} />
      <Practice {...args} messages={{ sheet: 'سؤال محور' }} question={line} value={emptyInput(line.answer)} />
    </div>
  ),
};
