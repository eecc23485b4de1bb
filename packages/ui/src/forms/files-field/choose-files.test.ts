import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { chooseFiles, type FileLimits } from './choose-files.ts';

const LIMITS: FileLimits = { accept: ['image/png', 'application/pdf'], maxFiles: 3, maxBytes: 100, maxTotalBytes: 200 };
const file = (name: string, size: number, type = 'image/png') =>
  new File([new Uint8Array(size)], name, { type, lastModified: 1 });

it('says of each file that does not fit why, and takes the others', () => {
  const chosen = [file('a', 10)];
  const { files, refusals } = chooseFiles(
    chosen,
    [
      file('a', 10),
      file('b', 101),
      file('c', 5, 'text/csv'),
      file('d', 0),
      file('e', 100),
      file('f', 91),
      file('g', 90),
      file('h', 1),
    ],
    LIMITS,
  );
  expect(files.map(({ name }) => name)).toEqual(['a', 'e', 'g']);
  expect(refusals.map(({ name, fault }) => `${name} ${fault}`)).toEqual([
    'a twice',
    'b size',
    'c kind',
    'd empty',
    'f total',
    'h many',
  ]);
});

it('never breaks a limit, never loses a chosen file, and takes or refuses each one', () => {
  const anyFile = record({
    name: constantFrom('a', 'b', 'c', 'd'),
    size: integer({ min: 0, max: 120 }),
    type: constantFrom('image/png', 'application/pdf', 'text/csv'),
  }).map(({ name, size, type }) => file(name, size, type));
  assert(
    property(array(array(anyFile)), (times) => {
      let chosen: readonly File[] = [];
      for (const added of times) {
        const { files, refusals } = chooseFiles(chosen, added, LIMITS);
        expect(files.slice(0, chosen.length)).toEqual(chosen);
        expect(files.length - chosen.length + refusals.length).toBe(added.length);
        chosen = files;
        expect(chosen.length).toBeLessThanOrEqual(LIMITS.maxFiles);
        expect(chosen.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(LIMITS.maxTotalBytes);
      }
      // Chosen again, none is taken a second time.
      expect(chooseFiles(chosen, chosen, LIMITS).files).toEqual(chosen);
    }),
  );
});
