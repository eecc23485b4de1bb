import { cleanup, render } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { propFixtures } from '../../scripts/kit/prop-fixtures.ts';
import { MashqProvider } from '../i18n/index.ts';
import { CONTROLS, EXCEPTIONS, MEANINGFUL, NAMED_INSIDE } from './root-props.ts';

/** What the generated props cannot hold as JSON. */
const VALUES: Readonly<Record<string, () => unknown>> = {
  function: () => () => null,
  element: () => createElement('span', null, 'متن'),
  date: () => new Date('2025-11-22T08:00:00Z'),
  set: () => new Set(),
  map: () => new Map(),
};

const revive = (_key: string, value: unknown): unknown => {
  const kind = typeof value === 'object' && value !== null && '$' in value ? VALUES[String(value.$)] : undefined;
  return kind === undefined ? value : kind();
};

const modules = import.meta.glob<Record<string, ComponentType>>('../**/index.ts');

/** Tools of tests, and providers, which put nothing around their content. */
const APART = new Set(['testing', 'i18n', 'theme/tenant-provider', 'navigation/router-provider']);

const components = Object.entries(propFixtures('src'))
  .filter(([entryPoint]) => !APART.has(entryPoint) && !entryPoint.startsWith('testing/'))
  .flatMap(([entryPoint, all]) =>
    Object.entries(all).map(([name, props]) => ({ id: `${entryPoint} ${name}`, entryPoint, name, props })),
  );

afterEach(cleanup);

type Received = 'className' | 'style' | 'data' | 'id' | 'aria' | 'ref';

const ALL: readonly Received[] = ['className', 'style', 'data', 'id', 'aria', 'ref'];

/**
 * What of class name, style, `data-*`, id, `aria-*` and `ref` arrives at the root. Those of a field's control are what takes the focus,
 * inside its root.
 */
async function received({ id, entryPoint, name, props }: (typeof components)[number]): Promise<Received[]> {
  const module = await modules[`../${entryPoint}/index.ts`]?.();
  const component = module?.[name] as ComponentType<Record<string, unknown>> | undefined;
  if (component === undefined) throw new Error(`${entryPoint} does not export ${name}`);
  let held: unknown = null;
  const given = {
    ...(JSON.parse(JSON.stringify(props), revive) as Record<string, unknown>),
    ...MEANINGFUL[id],
    className: 'given-class',
    style: { outlineColor: 'red' },
    id: 'given-id',
    'aria-details': 'given',
    'data-given': '',
    ref: (element: unknown) => {
      held = element ?? held;
    },
  };
  const wrap = ({ children }: { children: ReactNode }) => <MashqProvider>{children}</MashqProvider>;
  const { container } = render(createElement(component, given), { wrapper: wrap });
  // A list that may be drawn later leaves a template before the component.
  const root = [...container.children].find((element) => !(element instanceof HTMLTemplateElement));
  const found: Received[] = [];
  if (root?.classList.contains('given-class')) found.push('className');
  if ((root as HTMLElement | undefined)?.style.outlineColor === 'red') found.push('style');
  if (root?.hasAttribute('data-given')) found.push('data');
  const part = CONTROLS.has(id) ? root : null;
  const has = (selector: string) => root?.matches(selector) || part?.querySelector(selector) != null;
  if (has('#given-id')) found.push('id');
  if (has('[aria-details=given]') || NAMED_INSIDE.has(id)) found.push('aria');
  if (held instanceof Element && root?.contains(held)) found.push('ref');
  return found;
}

describe('class name, style, attributes, id and ref arrive at the root', () => {
  it.each(components.filter(({ id }) => EXCEPTIONS[id] === undefined))('of $id', async (component) => {
    expect(await received(component)).toEqual(ALL);
  });

  it('of no component that is said to be an exception, and exceptions are components', async () => {
    const ids = components.map(({ id }) => id);
    expect(Object.keys(EXCEPTIONS).filter((id) => !ids.includes(id))).toEqual([]);
    const arrived: string[] = [];
    for (const component of components.filter(({ id }) => EXCEPTIONS[id] !== undefined)) {
      if ((await received(component)).length === ALL.length) arrived.push(component.id);
      cleanup();
    }
    expect(arrived).toEqual([]);
  });
});
