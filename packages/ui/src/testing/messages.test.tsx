import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { PersianPage } from './PersianPage.tsx';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../*/**/*.stories.tsx');

/** Attributes that are read out or shown. */
const SPOKEN = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'aria-description',
  'title',
  'alt',
  'placeholder',
];
const ENGLISH = /[A-Za-z]{3,}/;
/** Latin by nature: keys of the keyboard, addresses, colors, what people wrote or named, the palette of an English app. */
const OWN_LATIN =
  /\b(?:Enter|Escape|Delete|Home|Shift|Alt|Ctrl|Tab)\b|https:\/\/\S+|#[0-9a-f]{6}|MSQ-5A-1405|\S+\.(?:svg|pdf)|\bPDF\b|maryam\.rezaei|Unit 3|Search(?:\.\.\.)?|Please enter keywords|\bava\b/g;

function* wordsOf(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('style, script')) yield node.textContent ?? '';
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of SPOKEN) yield element.getAttribute(name) ?? '';
  }
}

it.each(Object.entries(files))(
  'no English is shown or spoken in %s',
  async (_, load) => {
    const found = new Set<string>();
    const stories = composeStories(await load()) as Record<string, ComponentType>;
    // A gallery shows every state of its component; the other stories are read in the whole run.
    const { States } = stories;
    for (const Story of States && process.env.TEST_ALL !== '1' ? [States] : Object.values(stories)) {
      const { unmount } = render(<Story />, { wrapper: PersianPage });
      for (const words of wordsOf(document.body)) if (ENGLISH.test(words.replace(OWN_LATIN, ''))) found.add(words);
      unmount();
    }
    expect([...found]).toEqual([]);
  },
  20_000,
);
