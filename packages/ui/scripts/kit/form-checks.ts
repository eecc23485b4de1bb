import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from './entry-points.ts';
import { hydrated, open } from './framework-server.ts';

type Value = string | number | null | readonly string[];

const VALUES: Readonly<Record<string, { readonly empty: Value; readonly filled: Value }>> = JSON.parse(
  readFileSync(join(ROOT, 'fixtures/frameworks/react-router/app/field-values.json'), 'utf8'),
);

const PICTURE = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };

function differences(expected: object, found: object): string[] {
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) => {
    const [wanted, had] = [Reflect.get(expected, key), Reflect.get(found, key)].map((value) => JSON.stringify(value));
    return wanted === had ? [] : [`${key} is ${had}, not ${wanted}`];
  });
}

async function sent(page: Page): Promise<object> {
  const output = page.locator('main > output');
  await page.waitForFunction(() => document.querySelector('main > output')?.textContent !== '');
  return JSON.parse((await output.textContent()) ?? '');
}

async function choosePicture(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'picture' }).getByRole('button').last().click();
  await (await chooser).setFiles(PICTURE);
  await page.getByText(PICTURE.name, { exact: true }).waitFor();
}

/** A form of the browser: its data has every field, the picture and the button that sent it. */
export async function nativeFormFaults(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await open(browser, `${address}/native-form`, (text) => faults.push(text));
  await hydrated(page);
  await choosePicture(page);
  await page.getByRole('button', { name: 'پیش‌نویس' }).click();
  const fields = Object.fromEntries(Object.entries(VALUES).map(([name, { filled }]) => [name, String(filled)]));
  const apart = { start: '2026-09-23', end: '2026-12-21', minutes: '20', agreed: 'yes', loud: 'on', do: 'draft' };
  faults.push(...differences({ ...fields, ...apart, picture: 'logo.png 9' }, await sent(page)));

  // What the browser finds wrong, it focuses: a date too, whose own input is hidden.
  await page.getByRole('button', { name: 'فرستادن' }).click();
  const focused = await page.evaluate(() => document.activeElement?.closest('[data-field]')?.textContent ?? '');
  if (!focused.startsWith('required')) faults.push(`an empty required date is not focused, but ${focused}`);
  await page.close();
  return faults.map((fault) => `native form: ${fault}`);
}

/** The name of the field that has the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement?.closest('[data-field], [role="radiogroup"]');
    const label = field?.querySelector('label, [id][class]')?.textContent;
    return field?.getAttribute('aria-label') ?? label ?? document.activeElement?.outerHTML.slice(0, 200);
  });

/** react-hook-form: errors are shown, each kind of field takes the focus and a value, and all are reset. */
export async function hookFormFaults(browser: Browser, address: string): Promise<string[]> {
  const faults: string[] = [];
  const page = await open(browser, `${address}/hook-form`, (text) => faults.push(text));
  await hydrated(page);
  const submit = page.getByRole('button', { name: 'ثبت' });
  const reset = page.getByRole('button', { name: 'از نو' });
  await submit.click();
  const errors = await page.getByText('پر کن').count();
  const expected = Object.keys(VALUES).filter((name) => name !== 'view').length;
  if (errors !== expected) faults.push(`${errors} errors are shown, not ${expected}`);

  for (const name of Object.keys(VALUES)) {
    await page.getByRole('button', { name: `all but ${name}`, exact: true }).click();
    await submit.click();
    const focused = await focusedField(page);
    if (focused !== name) faults.push(`${name} is not filled, and ${focused} has the focus`);
    await reset.click();
  }
  await page.getByRole('button', { name: 'all but nothing' }).click();
  await submit.click();
  const filled = Object.fromEntries(Object.entries(VALUES).map(([name, field]) => [name, field.filled]));
  const apart = { agreed: true, loud: false, minutes: 10, picture: 'logo.png' };
  faults.push(...differences({ ...filled, ...apart }, await sent(page)));

  await reset.click();
  const left = await page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)));
  const { minutes: _slider, ...others } = left;
  for (const [name, value] of Object.entries(others)) {
    const isEmpty = typeof value === 'string' ? value === '' : Reflect.get(Object(value), 'size') === undefined;
    if (!isEmpty && !(typeof value === 'object')) faults.push(`after a reset ${name} is ${JSON.stringify(value)}`);
  }
  if ((await page.getByText('logo.png', { exact: true }).count()) > 0)
    faults.push('after a reset the picture is still there');
  await page.close();
  return faults.map((fault) => `react-hook-form: ${fault}`);
}
