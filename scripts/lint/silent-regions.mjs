import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TAG =
  /<[A-Za-z][\w.]*(?:\s[^<>]*?)?\s(?:role="status"|role="log"|aria-live="polite")|<(?:LiveRegion|Announcement)\b/g;
/** What makes the element come and go: a condition straight before it, or a function that returns it for one case only. */
const CONDITIONAL = /(?:&&|\?\?|\?|:)\s*\(?\s*$|\bif \(.*\)\s*\{?\s*return\s*\(?\s*$/;

/**
 * Live regions that come under a condition, and so with their words inside: most screen readers do not say those. The condition
 * belongs inside the region. An `Alert` needs none: it sees to it itself.
 */
export function silentRegionsIn(text) {
  const found = [];
  for (const { index } of text.matchAll(TAG)) {
    const before = text.slice(Math.max(0, index - 200), index);
    const line = text.slice(0, index).split('\n').length;
    const rest = text.slice(index);
    // Without content it has no words that could be missed.
    const isEmpty = /^<[^<>]*\/>/.test(rest.replaceAll('=>', ''));
    if (!isEmpty && CONDITIONAL.test(before)) found.push(line);
  }
  return found;
}

export function findSilentRegions(top, files) {
  return files
    .filter((file) => /^(packages\/ui|apps\/web)\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
    .flatMap((file) => {
      let text;
      try {
        text = readFileSync(join(top, file), 'utf8');
      } catch {
        return []; // Deleted but not yet committed.
      }
      return silentRegionsIn(text).map(
        (line) =>
          `${file}:${line}  a live region under a condition is silent: put the condition inside it, or use an Alert`,
      );
    });
}
