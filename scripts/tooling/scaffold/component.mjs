import { kebab, requirePascal } from './names.mjs';

const FAMILIES = {
  actions: 'کنش‌ها',
  forms: 'فرم‌ها',
  feedback: 'بازخورد',
  overlays: 'لایه‌ها',
  data: 'داده',
  charts: 'نمودارها',
  navigation: 'ناوبری',
  settings: 'تنظیمات',
  learning: 'یادگیری',
  chat: 'گفت‌وگو',
  carousel: 'نمایش',
  rewards: 'پاداش‌ها',
  marketing: 'معرفی',
  layout: 'چیدمان',
};

export const usage = 'pnpm new component <family>/<Name>      for example: pnpm new component feedback/Countdown';

/** Source, style, stories with a state gallery, test and entry point of a kit component. */
export function component([place = '']) {
  const [family = '', name = ''] = place.split('/');
  if (!(family in FAMILIES)) throw new Error(`A family is one of: ${Object.keys(FAMILIES).join(', ')}`);
  requirePascal(name);
  const folder = `packages/ui/src/${family}/${kebab(name)}`;
  return {
    files: {
      [`${folder}/${name}.tsx`]: source(name),
      [`${folder}/${name}.css.ts`]: style(),
      [`${folder}/${name}.stories.tsx`]: stories(name, FAMILIES[family]),
      [`${folder}/${name}.test.tsx`]: test(name),
      [`${folder}/index.ts`]: `export { ${name}, type ${name}Props } from './${name}.tsx';\n`,
    },
    edits: {
      [`apps/storybook/docs/en/components/${family}.md`]: (text) =>
        `${text.trimEnd()}\n\n## ${name}\n\n**Do:** … **Don't:** …\n`,
    },
    next: [
      `Default strings: packages/ui/src/i18n/fa/${family}.ts`,
      'Look at it: pnpm storybook',
      `Test it: pnpm --filter @mashq/ui exec vitest run ${kebab(name)}, then npm test -- stories`,
      'Index, API report and size budgets: pnpm --filter @mashq/ui refresh',
      'Add a changeset: pnpm changeset',
    ],
  };
}

const source = (name) => `import type { ReactNode, Ref } from 'react';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './${name}.css.ts';

export interface ${name}Props extends RootProps {
  /** The content. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Say in one sentence what it is for. Keyboard: name its keys, or that it has none. */
export function ${name}({ children, className, ...rest }: ${name}Props) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      {children}
    </div>
  );
}
`;

const style = () => `import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = componentStyle({
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.surface,
});
`;

const stories = (name, family) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { states } from '../../testing/states.ts';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${family}/${name}',
  component: ${name},
  tags: ['autodocs'],
  args: { children: 'نمونه' },
  parameters: {
    docs: {
      description: {
        component: '**بکن:** … **نکن:** …\\n\\n| کلید | کار |\\n|---|---|\\n| Tab | … |',
      },
    },
  },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  name: 'ساده',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('نمونه')).toBeVisible();
  },
};

export const States: Story = states;
`;

const test = (name) => `import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

describe('${name}', () => {
  it('shows its content', () => {
    render(<${name}>نمونه</${name}>);
    expect(screen.getByText('نمونه')).toBeDefined();
  });
});
`;
