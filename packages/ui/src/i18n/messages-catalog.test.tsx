import { globSync, readFileSync } from 'node:fs';

import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { DatePicker } from '../forms/date-picker/index.ts';
import { Dialog } from '../overlays/dialog/index.ts';
import { enMessages } from './en/index.ts';
import { faMessages } from './fa/index.ts';
import { formatDate, formatNumber, formatPercent, formatRelativeDay, MashqProvider } from './index.ts';
import { setPageLanguage } from './page-language.ts';

const SOURCE = 'src';

/** The paths at which components ask for messages. */
const paths = globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.test.*', '**/*.stories.*'] }).flatMap((file) =>
  [...readFileSync(`${SOURCE}/${file}`, 'utf8').matchAll(/messagesFor\(\s*'([\w.]+)'/g)].map(([, path = '']) => path),
);

const at = (catalog: unknown, path: string) =>
  path.split('.').reduce<unknown>((found, key) => Reflect.get(Object(found), key), catalog);

/** Every sentence of a catalog, those with values filled with a letter. */
function sentences(catalog: unknown): string[] {
  if (typeof catalog === 'string') return [catalog];
  if (typeof catalog === 'function') return [String(catalog('x', 'y', 'z', 'x', 'y', 'z'))];
  return Object.values(Object(catalog)).flatMap(sentences);
}

afterEach(() => {
  cleanup();
  setPageLanguage();
});

describe('catalogs of messages', () => {
  it('have what components ask for', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => at(enMessages, path) === undefined)).toEqual([]);
    expect(paths.filter((path) => at(faMessages, path) === undefined)).toEqual([]);
  });

  it('say in English nothing in Persian', () => {
    const { language: _rules, ...words } = enMessages;
    expect(sentences(words).filter((sentence) => /[\u0600-\u06FF]/.test(sentence))).toEqual([]);
  });
});

describe('MashqProvider', () => {
  const dialog = (
    <Dialog title="x" isOpen>
      x
    </Dialog>
  );

  it('speaks Persian by itself, and English with one prop', () => {
    const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    const { rerender } = render(<MashqProvider>{dialog}</MashqProvider>);
    // One of them is react-aria's own, for screen readers.
    expect(names()).toEqual(['بستن', 'بستن']);
    rerender(<MashqProvider messages={enMessages}>{dialog}</MashqProvider>);
    expect(names()).toEqual(['Dismiss', 'Close']);
    rerender(<MashqProvider>{dialog}</MashqProvider>);
    expect(names()).toEqual(['بستن', 'بستن']);
  });

  it('changes single groups and leaves the others in Persian', () => {
    render(<MashqProvider messages={{ overlays: { ...faMessages.overlays, close: 'ببند' } }}>{dialog}</MashqProvider>);
    expect(screen.getByRole('button', { name: 'ببند' })).toBeDefined();
  });

  it('shows and types dates in the Gregorian calendar, also on a server', () => {
    const picker = (
      <MashqProvider messages={enMessages}>
        <DatePicker label="Deadline" defaultValue="2026-11-21" />
      </MashqProvider>
    );
    expect(renderToString(picker)).not.toMatch(/[\u0600-\u06FF]/);
    render(picker);
    expect(screen.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual(['11', '21', '2026']);
    expect(document.body.innerHTML).not.toMatch(/[\u0600-\u06FF]/);
  });

  it('decides how numbers and dates are formatted outside of components', () => {
    const moment = '2026-11-21T08:00:00Z';
    render(<MashqProvider messages={enMessages}>x</MashqProvider>);
    expect(formatDate(moment, 'full')).toBe('Saturday, November 21, 2026');
    expect(formatRelativeDay(moment, '2026-11-20T08:00:00Z')).toBe('tomorrow');
    expect([formatNumber(12_345.5), formatPercent(0.16)]).toEqual(['12,345.5', '16%']);
    cleanup();
    render(
      <MashqProvider messages={enMessages} calendar="persian">
        x
      </MashqProvider>,
    );
    expect(formatDate(moment, 'year')).toBe('Aban 30, 1405');
    cleanup();
    render(
      <MashqProvider messages={faMessages} calendar="gregory">
        x
      </MashqProvider>,
    );
    expect(formatDate(moment, 'year')).toBe('۲۱ نوامبر ۲۰۲۶');
    cleanup();
    render(<MashqProvider>x</MashqProvider>);
    expect(formatDate(moment, 'full')).toBe('شنبه ۳۰ آبان ۱۴۰۵');
  });
});
