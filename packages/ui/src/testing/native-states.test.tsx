import { PropertySymbol } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPersian } from './index.ts';
import { addPseudoStateRules, withPseudoStates } from './native-states.ts';
import { PseudoState } from './PseudoState.tsx';

// Browsers let the selector of a rule be changed; happy-dom only lets it be read.
Object.defineProperty(CSSStyleRule.prototype, 'selectorText', {
  get(this: CSSStyleRule) {
    return Reflect.get(this, PropertySymbol.selectorText);
  },
  set(this: CSSStyleRule, selector: string) {
    Reflect.set(this, PropertySymbol.selectorText, selector);
  },
});

const sheets: HTMLStyleElement[] = [];

function addSheet(css: string) {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
  sheets.push(sheet);
  return sheet;
}

afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.remove();
});

describe('withPseudoStates', () => {
  it('widens each native state, wherever it is in the selector', () => {
    expect(withPseudoStates('.a:hover:not(:active) > b')).toBe(
      '.a:is(:hover, [data-pseudo-state~="hover"]):not(:is(:active, [data-pseudo-state~="active"])) > b',
    );
    expect(withPseudoStates('b:focus')).toBe('b:is(:focus, [data-pseudo-state~="focus"])');
    expect(withPseudoStates(':focus-visible, tr:focus-within c')).toBe(
      ':is(:focus-visible, [data-pseudo-state~="focus-visible"]), tr:is(:focus-within, [data-pseudo-state~="focus-within"]) c',
    );
  });

  it('leaves alone what only looks like one', () => {
    for (const selector of [
      '.hover[data-hovered]',
      '.focus',
      ':focusable',
      ':active-view-transition',
      '.focus-visible',
    ])
      expect(withPseudoStates(selector)).toBe(selector);
  });
});

describe('addPseudoStateRules', () => {
  it('widens rules where they stand, once, those within others too', () => {
    const { sheet } = addSheet(
      '@media screen { a:hover { color: red } } a:hover, b { color: blue } b { color: green }',
    );
    addPseudoStateRules();
    addPseudoStateRules();
    const texts = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    expect(texts[0]).toContain('a:is(:hover, [data-pseudo-state~="hover"]) {');
    expect(texts[1]).toContain('a:is(:hover, [data-pseudo-state~="hover"]), b {');
    expect(texts[2]).toMatch(/^b \{/);
  });

  it('lets a story show the states of components that are styled by native states', () => {
    addSheet('button:hover { color: red } button:active { color: blue } button:focus-visible { color: green }');
    const button = (name: string) => <button type="button">{name}</button>;
    const { getByRole } = renderPersian(
      <>
        <PseudoState as="hovered" of="button">
          {button('یک')}
        </PseudoState>
        <PseudoState as="pressed" of="button">
          {button('دو')}
        </PseudoState>
        <PseudoState as="focused" of="button">
          {button('سه')}
        </PseudoState>
        {button('چهار')}
      </>,
    );
    const colorOf = (name: string) => getComputedStyle(getByRole('button', { name })).color;
    expect(colorOf('یک')).toBe('red');
    expect(colorOf('دو')).toBe('blue');
    expect(colorOf('سه')).toBe('green');
    expect(colorOf('چهار')).not.toMatch(/red|blue|green/);
  });

  it('shows the focus only on what can have it, and all around as having it within', () => {
    const { getByRole } = renderPersian(
      <PseudoState as="focused" of="fieldset, input, legend">
        <fieldset>
          <legend>نام</legend>
          <input />
        </fieldset>
      </PseudoState>,
    );
    expect(getByRole('textbox')).toHaveAttribute('data-pseudo-state', 'focus focus-visible focus-within');
    expect(getByRole('group')).toHaveAttribute('data-pseudo-state', 'focus-within');
  });
});
