import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadExample } from '../mirage/entry.tsx';
import { exampleTitles } from '../strings/examples.ts';

const FOLDER = resolve(import.meta.dirname, 'examples');

it('every example has a name, and every name an example', () => {
  const files = readdirSync(FOLDER).map((file) => file.replace('.tsx', ''));
  expect(files.toSorted()).toEqual(Object.keys(exampleTitles).toSorted());
});

it.each(Object.keys(exampleTitles))('%s is shown, with the text of its file', async (slug) => {
  const example = await loadExample(slug);
  expect(example?.source).toBe(readFileSync(resolve(FOLDER, `${slug}.tsx`), 'utf8'));
  const place = document.body.appendChild(document.createElement('div'));
  const onError = vi.fn();
  await act(async () => void example?.mount(place, onError));
  await vi.waitFor(() => expect(place.textContent).not.toBe(''));
  expect(onError).not.toHaveBeenCalled();
  place.remove();
});

it('there is no example of another name', async () => {
  expect(await loadExample('nothing')).toBeNull();
});
