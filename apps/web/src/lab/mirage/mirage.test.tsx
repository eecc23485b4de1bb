import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { componentGroups } from '../strings/components.ts';
import { readProps } from './component-props.ts';
import { readDescription } from './description.ts';
import { kitComponent, kitComponents } from './kit-components.ts';
import { composed, readStories } from './portable-stories.tsx';

const KIT = resolve(import.meta.dirname, '../../../../../packages/ui');
const report = (group: string) => readFileSync(resolve(KIT, `api-report/${group}.md`), 'utf8');

afterEach(cleanup);

it('has every story file of the kit, each with an address of its own and a named group', () => {
  const stories = readdirSync(resolve(KIT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  expect(kitComponents).toHaveLength(stories.length);
  expect(new Set(kitComponents.map(({ slug }) => slug)).size).toBe(stories.length);
  expect(kitComponents.filter(({ group }) => componentGroups[group] === undefined)).toEqual([]);
});

it.each(['button', 'select', 'card'])('shows all states of %s and what the kit says of it', async (slug) => {
  const component = kitComponent(slug);
  if (component === undefined) throw new Error(`${slug} is gone`);
  const { description, stories } = await readStories(component.file);
  expect(stories.map(({ title }) => title)).toContain('همهٔ حالت‌ها');
  const { paragraphs, keys } = readDescription(description);
  expect(paragraphs.join()).toContain('بکن:');
  expect(keys.length).toBeGreaterThan(0);
  for (const { id, mount } of stories) {
    const place = document.body.appendChild(document.createElement('div'));
    const onError = vi.fn();
    await act(async () => void mount(place, onError));
    expect(onError, id).not.toHaveBeenCalled();
    expect(place.textContent, id).not.toBe('');
    place.remove();
  }
});

it('the decorators of a story are inside those of its file', () => {
  const Story = composed(
    {
      args: { text: 'از فایل', other: '۱' },
      decorators: [
        (Inner) => (
          <section>
            <Inner />
          </section>
        ),
      ],
    },
    {
      args: { text: 'از نمونه' },
      render: ({ text, other }) => <b>{`${text} ${other}`}</b>,
      decorators: [
        (Inner) => (
          <i>
            <Inner />
          </i>
        ),
      ],
    },
  );
  const { container } = render(createElement(Story));
  expect(container.innerHTML).toBe('<section><i><b>از نمونه ۱</b></i></section>');
  expect(screen.getByText('از نمونه ۱')).toBeTruthy();
});

it('props have their unions and defaults', () => {
  const props = readProps(report('actions'), 'Button');
  expect(props).toContainEqual({
    name: 'variant',
    isRequired: false,
    type: "'primary' | 'secondary' | 'quiet' | 'reward' | 'danger'",
    initial: "'primary'",
  });
  expect(props).toContainEqual({ name: 'children', isRequired: true, type: 'ReactNode', initial: null });
  expect(props).toContainEqual({
    name: 'onPress',
    isRequired: false,
    type: '(event: PressEvent) => void',
    initial: null,
  });
});
