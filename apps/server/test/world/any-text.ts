import fc from 'fast-check';

/** Code points but surrogates. */
const codePoint = fc.integer({ min: 0, max: 0x10f7ff }).map((point) => (point < 0xd800 ? point : point + 0x800));

/**
 * Any characters at all, as `fc.string({ unit: 'binary' })` gives them; that makes a table of a million characters first, which
 * takes seconds in each process.
 * @param maxLength in code points
 */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points));
}
