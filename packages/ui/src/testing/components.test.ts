import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Folders of components that are not shown alone, and what shows and tests them. */
const INNER: Readonly<Record<string, string>> = {
  'forms/field': 'label, message and look of every field',
  i18n: 'the provider around every story and test',
  'learning/answers/answer-box': 'the box of every number that is typed',
  'learning/answers/answer-frame': 'the frame of every answer',
  'learning/answers/blanks-answer': 'blanks of the answers made of boxes',
  'learning/answers/clear-button': 'the button of every answer that is drawn',
  'learning/answers/fraction-boxes': 'boxes of fraction and mixed answers',
  'learning/figures/figure-frame': 'the frame of every figure',
  'learning/figures/figure-table': 'the table of figures that are one',
  'learning/figures/labeled-row': 'rows of bars, blocks and pictograms',
  'learning/figures/row-table': 'the table beside a figure',
  'learning/figures/tone-legend': 'the legend of coloured figures',
  'learning/figures/tone-pattern': 'the hatching of coloured figures',
  'learning/figures/value-chart': 'axes of the bar chart and the line graph',
  'learning/answers/zoom-frame': 'the frame of answers in grids that a phone is too narrow for',
  'navigation/router-provider': 'navigation of the links, tested with Link and Menu',
  testing: 'what tests are made with',
};

const pascal = (folder: string) => folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A component is a folder whose entry point exports one, or where it has none, which has the module of its own name. */
const parts = globSync('*/**/', { cwd: SOURCE })
  .map((folder) => folder.split(sep).join('/').replace(/\/$/, ''))
  .filter((folder) => {
    const files = readdirSync(join(SOURCE, folder));
    return files.includes('index.ts')
      ? /'\.\/[\w-]+\.tsx'/.test(readFileSync(join(SOURCE, folder, 'index.ts'), 'utf8'))
      : /^learning\/(figures|answers)\/[\w-]+$/.test(folder) &&
          files.some((file) => file.startsWith(pascal(basename(folder))) && /^\w+\.tsx$/.test(file));
  })
  .sort();

/** Folders from which some test takes what it tests. */
const tested = new Set(
  globSync('**/*.test.{ts,tsx}', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, from = '']) =>
      relative(SOURCE, dirname(join(SOURCE, dirname(file), from)))
        .split(sep)
        .join('/'),
    ),
  ),
);

const storiesOf = (part: string) =>
  readdirSync(join(SOURCE, part))
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(join(SOURCE, part, file), 'utf8'));

describe('every component', () => {
  it.each(parts.filter((part) => !(part in INNER)))(
    '%s has its story, states, docs, keyboard table and test',
    (part) => {
      const stories = storiesOf(part);
      const inAll = (pattern: RegExp) => stories.length > 0 && stories.every((story) => pattern.test(story));
      const has = {
        story: stories.length > 0,
        'sheet of states': inAll(/\bStory = states;|\.\.\.states,|tags: \['states'\]/),
        'page of docs': inAll(/tags: \['autodocs'\]/),
        'do (بکن)': inAll(/\*\*بکن/),
        'do not (نکن)': inAll(/\*\*نکن/),
        'keyboard table': inAll(/\| کلید \| کار \|/),
        test: tested.has(part),
      };
      expect(Object.entries(has).flatMap(([name, isThere]) => (isThere ? [] : [name]))).toEqual([]);
    },
  );

  it('leaves out as inner parts only folders that are there and have no story', () => {
    expect(Object.keys(INNER).filter((part) => !parts.includes(part) || storiesOf(part).length > 0)).toEqual([]);
  });
});
