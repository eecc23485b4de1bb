import { PropertySymbol } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPersian } from './index.ts';
import { letNativeStatesBePosed, withPosedStates } from './native-states.ts';
import { Posed } from './Posed.tsx';

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

describe('withPosedStates', () => {
  it('widens each native state, wherever it stands in the selector', () => {
    expect(withPosedStates('.a:hover:not(:active) > b')).toBe(
      '.a:is(:hover, [data-posed~="hover"]):not(:is(:active, [data-posed~="active"])) > b',
    );
    expect(withPosedStates('b:focus')).toBe('b:is(:focus, [data-posed~="focus"])');
    expect(withPosedStates(':focus-visible, tr:focus-within c')).toBe(
      ':is(:focus-visible, [data-posed~="focus-visible"]), tr:is(:focus-within, [data-posed~="focus-within"]) c',
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
      expect(withPosedStates(selector)).toBe(selector);
  });
});

describe('letNativeStatesBePosed', () => {
  it('widens rules where they stand, once, those within others too', () => {
    const { sheet } = addSheet(
      '@media screen { a:hover { color: red } } a:hover, b { color: blue } b { color: green }',
    );
    letNativeStatesBePosed();
    letNativeStatesBePosed();
    const texts = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
    expect(texts[0]).toContain('a:is(:hover, [data-posed~="hover"]) {');
    expect(texts[1]).toContain('a:is(:hover, [data-posed~="hover"]), b {');
    expect(texts[2]).toMatch(/^b \{/);
  });

  it('lets a story pose parts that are styled by native states', () => {
    addSheet('button:hover { color: red } button:active { color: blue } button:focus-visible { color: green }');
    const button = (name: string) => <button type="button">{name}</button>;
    const { getByRole } = renderPersian(
      <>
        <Posed as="hovered" of="button">
          {button('یک')}
        </Posed>
        <Posed as="pressed" of="button">
          {button('دو')}
        </Posed>
        <Posed as="focused" of="button">
          {button('سه')}
        </Posed>
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
      <Posed as="focused" of="fieldset, input, legend">
        <fieldset>
          <legend>نام</legend>
          <input />
        </fieldset>
      </Posed>,
    );
    expect(getByRole('textbox')).toHaveAttribute('data-posed', 'focus focus-visible focus-within');
    expect(getByRole('group')).toHaveAttribute('data-posed', 'focus-within');
  });
});
