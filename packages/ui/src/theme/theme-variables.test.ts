import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { makeTheme } from './make-theme.ts';
import { SEEDS } from './seeds.ts';
import { themeVariables } from './theme-variables.ts';

const theme = makeTheme(SEEDS.cyan, { scheme: 'dark', contrast: 'normal' });

describe('themeVariables', () => {
  it('gives every color of the contract a value, under its public name', () => {
    const variables = themeVariables(theme);
    expect(variables['--m-color-page']).toBe(theme.page);
    expect(variables['--m-color-success-on-solid']).toBe(theme.success.onSolid);
    const names = JSON.stringify(vars.color).match(/--m-[a-z-]+/g) ?? [];
    expect(Object.keys(variables).sort()).toEqual([...names].sort());
    for (const value of Object.values(variables)) expect(value).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
  });
});
