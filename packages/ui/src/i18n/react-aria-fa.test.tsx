import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { describe, expect, it, vi } from 'vitest';
import { MashqProvider } from './MashqProvider.tsx';
import { collectionMessages } from './react-aria/collections.ts';
import { controlMessages } from './react-aria/controls.ts';
import { dateMessages } from './react-aria/dates.ts';
import { REACT_ARIA_FA } from './react-aria/everything.ts';
import type { ReactAriaMessages, ReactAriaString } from './react-aria/messages.ts';
import { setReactAriaMessages } from './react-aria-fa.ts';

const LATIN_ALLOWED = /\b(Enter|Escape|Tab|Alt|Delete)\b/g;

/** Formats as react-aria's own formatter does, for its English strings too. */
const formatter = {
  number: (value: number) => new Intl.NumberFormat('fa-IR').format(value),
  plural: (_count: number, options: Record<string, () => string>) => options.other?.() ?? '',
  select: (options: Record<string, string | (() => string)>, key: string) => {
    const chosen = options[key] ?? options.other ?? '';
    return typeof chosen === 'function' ? chosen() : chosen;
  },
};

/** What a string says, and which of the values it was given it made use of. */
function say(message: ReactAriaString) {
  const used = new Set<string>();
  const values = new Proxy(
    {},
    {
      get: (_, name) => {
        used.add(String(name));
        if (/count$/i.test(String(name))) return 3;
        return String(name).startsWith('is') ? true : `«${String(name)}»`;
      },
    },
  );
  return { text: typeof message === 'function' ? message(values, formatter) : message, used: [...used].sort() };
}

const english = (await vi.importActual<{ default: ReactAriaMessages }>('react-aria-components/i18n/en-US')).default;

/** Reads the provider's locale back. */
function Shown() {
  const { direction, locale } = useLocale();
  return <p>{`${direction} ${new Intl.NumberFormat(locale).format(12)}`}</p>;
}

describe('what react-aria says', () => {
  it('has Persian for every string of the installed version, and nothing left over', () => {
    const keys = (strings: object) =>
      Object.fromEntries(Object.entries(strings).map(([name, group]) => [name, Object.keys(group).sort()]));
    expect(keys(REACT_ARIA_FA)).toEqual(keys(english));
  });

  for (const [name, group] of Object.entries(REACT_ARIA_FA)) {
    it.each(Object.entries(group))(`says %s of ${name} in Persian, with the values it is given`, (key, message) => {
      const said = say(message);
      expect(said.text.replace(/«[^»]*»/g, '').replace(LATIN_ALLOWED, '')).not.toMatch(/[A-Za-z0-9]|undefined|[يك]/);
      expect(said.text.trim()).not.toBe('');
      expect(said.used).toEqual(say(english[name]?.[key] ?? '').used);
    });
  }

  it('reaches the parts: a number field names its buttons in Persian', () => {
    render(
      <MashqProvider>
        <NumberField aria-label="پاسخ" defaultValue={3}>
          <Group>
            <Button slot="decrement">−</Button>
            <Input />
            <Button slot="increment">+</Button>
          </Group>
        </NumberField>
      </MashqProvider>,
    );
    expect(screen.getByRole('button', { name: 'زیاد کردن پاسخ' })).toBeTruthy();
    expect(screen.getByRole('textbox')).toHaveProperty('value', '۳');
  });
});

describe('the strings that always travel', () => {
  const own = createRequire(import.meta.filename);
  const sources = join(import.meta.dirname, '..');

  /** Groups of strings that a module of react-aria asks for, or any module it is on. */
  function groupsOf(file: string, seen = new Set<string>(), groups = new Set<string>()): Set<string> {
    if (seen.has(file)) return groups;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, group = ''] of code.matchAll(/['"](@react-(?:aria|stately)\/[a-z]+|react-aria-components)['"]\)/g)) {
      groups.add(group);
    }
    for (const [, wanted = ''] of code.matchAll(/(?:from|import)\s*["']([^"']+)["']/g)) {
      if (wanted.startsWith('.')) groupsOf(join(dirname(file), wanted), seen, groups);
      else if (/^react-(?:aria|stately)\//.test(wanted)) {
        groupsOf(
          createRequire(file)
            .resolve(wanted)
            .replace(/\.c?js$/, '.mjs'),
          seen,
          groups,
        );
      }
    }
    return groups;
  }

  /** What a file of the kit brings by itself, or through the files of the kit it is on. */
  function broughtBy(file: string, seen = new Set<string>()): string[] {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return [];
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    const own = Object.entries({ dateMessages, collectionMessages }).flatMap(([name, strings]) =>
      code.includes(`setReactAriaMessages(${name})`) ? Object.keys(strings) : [],
    );
    const imports = [...code.matchAll(/from '(\.[^']+)'/g)].map(([, wanted = '']) => join(dirname(file), wanted));
    return [...own, ...imports.flatMap((wanted) => broughtBy(wanted, seen))];
  }

  const files = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => /\.(?:test|stories)\./.test(name) });
  const uses = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/from 'react-aria-components\/(\w+)'/g)].map(
      ([, part = '']) => [file, part] as const,
    ),
  );

  it.each(uses)('have, or %s brings, all that %s says', (file, part) => {
    const root = dirname(own.resolve('react-aria-components/package.json'));
    const known = new Set([...Object.keys(controlMessages), ...broughtBy(join(sources, file))]);
    const missing = [...groupsOf(join(root, `dist/exports/${part}.mjs`))].filter((group) => !known.has(group));
    expect(missing, 'give them to setReactAriaMessages in the part, or move them to react-aria/controls.ts').toEqual(
      [],
    );
  });

  it('find what a calendar says, so that the check above can fail', () => {
    const root = dirname(own.resolve('react-aria-components/package.json'));
    expect([...groupsOf(join(root, 'dist/exports/Calendar.mjs'))]).toContain('@react-aria/calendar');
  });
});

it('a part that comes late, when react-aria has read its strings, still says them in Persian', () => {
  // react-aria keeps the very groups that it found when it first read.
  const group = () => Reflect.get(window, Symbol.for('react-aria.i18n.strings'))['@react-aria/calendar'];
  setReactAriaMessages();
  expect(Object.keys(Reflect.get(window, Symbol.for('react-aria.i18n.strings'))).sort()).toEqual(
    Object.keys(REACT_ARIA_FA).sort(),
  );
  const read = group();
  setReactAriaMessages(dateMessages);
  setReactAriaMessages();
  expect(group()).toBe(read);
  expect(read.next).toBe('بعدی');
});

describe('MashqProvider', () => {
  it.each([
    ['rtl', 'fa', 'rtl ۱۲'],
    ['rtl', 'latn', 'rtl 12'],
    ['ltr', 'fa', 'ltr ۱۲'],
    ['ltr', 'latn', 'ltr 12'],
  ] as const)('%s with %s digits', (dir, digits, shown) => {
    render(
      <MashqProvider dir={dir} digits={digits}>
        <Shown />
      </MashqProvider>,
    );
    expect(screen.getByText(shown)).toBeTruthy();
  });
});
