import { plainBlocks, type Question } from '../../src/index.ts';

/** Work that changes nothing: to multiply or divide by one, to add the zero that is left. */
const idle = /(?:در|بر) ۱ (?:ضرب|تقسیم)|(?<![۰-۹٫⁄])۱ برابر (?:شده|می‌کنیم)|× ۱۰ \+ ۰(?![۰-۹٫])/u;

/** The first line of hints and solution that does nothing; undefined where there is none. */
export function idleStep({ hints, solution }: Question): string | undefined {
  return [...hints, ...solution]
    .flatMap(({ content }) => plainBlocks(content).split('\n'))
    .find((written) => idle.test(written));
}
