import { camel } from './names.mjs';

export const usage = 'pnpm new answer <kind>                     for example: pnpm new answer tally-marks';

const CURRICULUM = 'packages/curriculum';
const API = 'packages/api/src/questions/answers.schemas.ts';
const KIT = 'packages/ui/src/learning/answers';

/**
 * A kind of answer on every side: model, reading, matching, printing and emptiness in the curriculum, schemas of the
 * contract, input of the kit, with their tests. It begins as one box to be typed in, and works.
 */
export function answer([kind = '']) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind)) throw new Error(`“${kind}” is not a kebab-case name`);
  const name = camel(kind);
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const model = `${CURRICULUM}/src/answers/${kind}`;
  const input = `${KIT}/${kind}-answer`;
  return {
    files: {
      [`${model}/model.ts`]: types(kind, Name),
      [`${model}/empty.ts`]: empty(kind, name, Name),
      [`${model}/rules.ts`]: rules(kind, name, Name),
      [`${CURRICULUM}/test/answer-kinds/${kind}.ts`]: tested(kind, name, Name),
      [`${CURRICULUM}/test/checking-${kind}.test.ts`]: modelTest(kind),
      [`${input}/${Name}Answer.tsx`]: component(Name),
      [`${input}/${Name}Answer.stories.tsx`]: stories(kind, Name),
      [`${input}/${Name}Answer.test.tsx`]: componentTest(kind, Name),
      [`${input}/index.ts`]: `export { ${Name}Answer, type ${Name}AnswerProps } from './${Name}Answer.tsx';\n`,
    },
    edits: {
      [`${CURRICULUM}/src/answers/kinds.ts`]: (text) =>
        `${text}export type * from './${kind}/model.ts';\nexport { ${name}Model } from './${kind}/rules.ts';\n`,
      [`${CURRICULUM}/src/answers/empties.ts`]: (text) =>
        `${text}export { ${name}Emptiness } from './${kind}/empty.ts';\n`,
      [`${CURRICULUM}/test/answer-kinds/kinds.ts`]: (text) => `${text}export { ${name} } from './${kind}.ts';\n`,
      [`${CURRICULUM}/test/empty-input.test.ts`]: (text) =>
        text.replace('const FORMS: readonly AnswerForm[] = [\n', (start) => `${start}  { kind: '${kind}' },\n`),
      [API]: (text) => text.replace('const kinds = [\n', (start) => `${schemas(kind, name)}\n${start}  ${name},\n`),
      [`${KIT}/answer-input/registry.ts`]: (text) =>
        text.replace(
          /(export const INPUTS[^\n]+\n)/,
          `$1  '${kind}': createLazyAnswer(async () => (await import('../${kind}-answer/index.ts')).${Name}Answer),\n`,
        ),
      [`${KIT}/testing/answer-form-fixtures.ts`]: (text) =>
        text.replace(/(export const FORM_OF_KIND[^\n]+\n)/, `$1  '${kind}': { kind: '${kind}' },\n`),
    },
    next: [
      `Decide what is asked, what is given and what is right: ${model}/`,
      `The same shapes in the contract: ${API}, and a line in packages/api/src/questions/answer.test.ts`,
      `The input: ${input}/; a read-only view only where the input does not show an answer well`,
      `The tests that say “to do” fail until you have: ${CURRICULUM}/test/checking-${kind}.test.ts, ${input}/${Name}Answer.test.tsx`,
      'How a journey gives it, where the compiler asks: apps/web/journeys/type-answers.ts',
      `How authors ask for it: a function in ${CURRICULUM}/src/authoring/, and a line in AUTHORING.md`,
      'pnpm --filter @mashq/ui refresh, then pnpm changeset',
    ],
  };
}

const types = (kind, Name) => `/** Say in one sentence what the child is to do. */
export interface ${Name}Form {
  readonly kind: '${kind}';
}

export interface ${Name}Input {
  readonly kind: '${kind}';
  /** Exactly as typed. */
  readonly value: string;
}

export interface ${Name}Key {
  readonly kind: '${kind}';
  /** Canonical whole number. */
  readonly value: string;
}
`;

const empty = (kind, name, Name) => `import { isBlank } from '../is-blank.ts';
import type { EmptyInput } from '../kind.ts';
import type { ${Name}Form, ${Name}Input } from './model.ts';

export const ${name}Emptiness: EmptyInput<${Name}Form, ${Name}Input> = {
  kind: '${kind}',
  emptyInput: () => ({ kind: '${kind}', value: '' }),
  isEmpty: ({ value }) => isBlank(value),
};
`;

const rules = (kind, name, Name) => `import type { Inline } from '../../content/blocks.ts';
import { line, math } from '../../content/build.ts';
import { num } from '../../content/nodes.ts';
import type { AnswerMessages, AnswerModel } from '../kind.ts';
import { typed } from '../printed.ts';
import { readWhole } from '../read-number.ts';
import { type Fields, given, type Reading, refuse } from '../reading.ts';
import { ${name}Emptiness } from './empty.ts';
import type { ${Name}Form, ${Name}Input, ${Name}Key } from './model.ts';

function publicForm({ kind }: ${Name}Form): ${Name}Form {
  return { kind };
}

/** A whole number. */
function read(_: ${Name}Form, { value }: Fields): Reading {
  if (typeof value !== 'string') return refuse('unknown-option');
  const reading = readWhole(value);
  return reading.ok ? given([reading.value.toString()]) : reading;
}

/** Equal parts are equal answers. \`matches\`, \`rightParts\` and \`verdicts\` of \`kind.ts\` go here where that is not enough. */
function parts({ value }: ${Name}Key): readonly string[] {
  return [value];
}

function inputFromKey({ kind, value }: ${Name}Key): ${Name}Input {
  return { kind, value };
}

function printKey({ value }: ${Name}Key): readonly Inline[] {
  return [math(num(value))];
}

function printInput({ value }: ${Name}Input): readonly Inline[] {
  return [math(typed(value))];
}

const messages: AnswerMessages = {
  empty: line\`اول جوابت را در جای خالی بنویس.\`,
  wrong: line\`یک بار دیگر سؤال را بخوان و قدم‌به‌قدم حساب کن.\`,
};

export const ${name}Model: AnswerModel<${Name}Form, ${Name}Input, ${Name}Key> = {
  kind: '${kind}',
  publicForm,
  read,
  parts,
  inputFromKey,
  printKey,
  printInput,
  messages,
  emptiness: ${name}Emptiness,
};
`;

const tested = (
  kind,
  name,
  Name,
) => `import { type ${Name}Form, type ${Name}Key, persianNumber, type RawInput } from '../../src/index.ts';
import { wholeForms } from '../properties/typed-number-forms.ts';
import type { TestedKind } from './kind.ts';

const raw = (value: string): RawInput => ({ kind: '${kind}', value });

export const ${name}: TestedKind<${Name}Form, ${Name}Key> = {
  kind: '${kind}',
  forms: ({ value }) => wholeForms(value).map(raw),
  misses: ({ value }) => [\`\${BigInt(value) + 1n}\`, \`\${value}0\`, '', 'x', \`\${value}/2\`].map(raw),
  texts: () => ({ words: [], numbers: [] }),
  printed: ({ value }) => [persianNumber(value)],
  isTelling: true,
};
`;

const modelTest = (kind) => `import { describe, expect, it } from 'vitest';
import { plainLine, printAnswer, printRaw, type RawInput } from '../src/index.ts';
import { asked, outcome } from './checking-fixtures.ts';

const question = asked({ kind: '${kind}' }, { kind: '${kind}', value: '12' });
const raw = (value: string): RawInput => ({ kind: '${kind}', value });

describe('${kind}', () => {
  it('is right in any digits', () => {
    for (const value of ['12', '۱۲', '١٢']) expect(outcome(question, raw(value))).toBe('right');
    expect(outcome(question, raw('13'))).toBe('wrong');
  });

  it('costs no try while it is empty or not readable', () => {
    expect(outcome(question, raw(' '))).toBe('empty');
    expect(outcome(question, raw('x'))).toBe('not-a-number');
  });

  it('is printed', () => {
    expect(plainLine(printAnswer(question.key, question.answer))).toBe('۱۲');
    expect(plainLine(printRaw(raw('۱۲ '), question.answer))).toBe('۱۲ ');
  });

  it('to do: say what is right, what is right in part, and what costs no try', () => {
    expect.fail('${kind} is still one box for a whole number: make its model, then replace this test');
  });
});
`;

const schemas = (kind, name) => `const ${name} = {
  form: v.strictObject({ kind: v.literal('${kind}') }),
  input: v.strictObject({ kind: v.literal('${kind}'), value: typed }),
};
`;

const component = (Name) => `import type { ${Name}Form, ${Name}Input } from '@mashq/curriculum/model';
import { faLearningAnswers } from '../../../i18n/fa/learning-answers.ts';
import { AnswerBox } from '../answer-box/AnswerBox.tsx';
import { useBoxRow } from '../answer-box/use-box-row.ts';
import { AnswerFrame } from '../answer-frame/AnswerFrame.tsx';
import type { AnswerProps } from '../answer-props.ts';

export interface ${Name}AnswerProps extends AnswerProps<${Name}Input> {
  form: ${Name}Form;
}

/** Say in one sentence what it is for. Keyboard: Enter submits. */
export function ${Name}Answer({ form, value, onChange, messages: overrides, ...props }: ${Name}AnswerProps) {
  const { isReadOnly, isDisabled, status, isMarked, labelledBy, describedBy } = props;
  const messages = { ...faLearningAnswers.answers, ...overrides };
  const boxes = useBoxRow([value.value], props);
  return (
    <AnswerFrame
      status={status}
      isMarked={isMarked}
      labelledBy={labelledBy}
      describedBy={describedBy}
      messages={messages}
    >
      {(describing) => (
        <AnswerBox
          ref={boxes.at(0)}
          value={value.value}
          onChange={(text) => onChange({ kind: form.kind, value: text })}
          onKeyDown={(event) => boxes.onKey(event, 0)}
          keyboard="numeric"
          enterKey="done"
          status={status}
          isReadOnly={isReadOnly}
          isDisabled={isDisabled}
          aria-label={messages.answer}
          aria-describedby={describing}
        />
      )}
    </AnswerFrame>
  );
}
`;

const stories = (kind, Name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { live } from '../../../testing/live.tsx';
import { states } from '../../../testing/states.ts';
import { InEachStatus } from '../testing/answer-in-each-status.tsx';
import { ${Name}Answer } from './${Name}Answer.tsx';

const Live = live(${Name}Answer);

const meta = {
  title: 'یادگیری/${Name}Answer',
  component: ${Name}Answer,
  tags: ['autodocs'],
  args: { form: { kind: '${kind}' }, value: { kind: '${kind}', value: '' }, onChange: fn(), onSubmit: fn() },
  render: (args) => <Live {...args} />,
  parameters: {
    docs: {
      description: {
        component: '**بکن:** … **نکن:** …\\n\\n| کلید | کار |\\n|---|---|\\n| Enter | بررسی |',
      },
    },
  },
} satisfies Meta<typeof ${Name}Answer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: 'ساده',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '۱۲');
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: '${kind}', value: '۱۲' });
  },
};

export const States: Story = {
  ...states,
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Live {...args} value={{ kind: '${kind}', value: '۱۲' }} />
      <InEachStatus of={Live} {...args} value={{ kind: '${kind}', value: '۱۲' }} />
      <Live {...args} value={{ kind: '${kind}', value: '۱۲' }} isReadOnly />
      <Live {...args} isDisabled />
    </div>
  ),
};
`;

const componentTest = (kind, Name) => `import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings, renderPersian } from '../../../testing/index.ts';
import { AnswerInput } from '../answer-input/AnswerInput.tsx';
import { preloadAnswer } from '../answer-input/registry.ts';
import { ${Name}Answer } from './index.ts';

const form = { kind: '${kind}' } as const;
const empty = { kind: '${kind}', value: '' } as const;

describe('${Name}Answer', () => {
  it('hands on what is typed as it is typed, and Enter submits', async () => {
    const onChange = vi.fn();
    const onSubmit = vi.fn();
    const { user } = renderPersian(<${Name}Answer form={form} value={empty} onChange={onChange} onSubmit={onSubmit} />);
    await user.type(screen.getByRole('textbox'), '۷{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ kind: '${kind}', value: '۷' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is the input of its kind, without accessibility findings', async () => {
    await preloadAnswer('${kind}');
    const { container } = renderPersian(<AnswerInput form={form} value={empty} onChange={vi.fn()} />);
    expect(screen.getByRole('textbox')).toBeDefined();
    expect(await axeFindings(container)).toEqual([]);
  });

  it('to do: say how it is used with mouse, finger and keys, and what it shows read-only', () => {
    expect.fail('${Name}Answer is still one box to be typed in: make the input, then replace this test');
  });
});
`;
