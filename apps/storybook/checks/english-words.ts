import type { Page } from 'playwright-core';

/** Latin by nature: keys of the keyboard, addresses, colors, what people wrote or named, the palette of an English app. */
const OWN_LATIN =
  /\b(?:Enter|Escape|Delete|Home|Shift|Alt|Ctrl|Tab)\b|https:\/\/\S+|#[0-9a-f]{6}|MSQ-5A-1405|\S+\.(?:svg|pdf)|\bPDF\b|maryam\.rezaei|Unit 3|Search(?:\.\.\.)?|Please enter keywords|\bava\b/g;

/** What a Persian page shows, or says to a screen reader, with an English word in it. */
export async function findEnglishWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attributes = [
      'aria-label',
      'aria-roledescription',
      'aria-valuetext',
      'aria-description',
      'title',
      'alt',
      'placeholder',
    ];
    // Storybook's own messages lie hidden beside the story.
    const isOther = (element: Element | null) => element?.closest('style, script, [class^=sb-]') != null;
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!isOther(node.parentElement)) said.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      if (!isOther(element)) for (const name of attributes) said.push(element.getAttribute(name) ?? '');
    return said;
  });
  return [...new Set(said)].filter((words) => /[A-Za-z]{3,}/.test(words.replace(OWN_LATIN, '')));
}
