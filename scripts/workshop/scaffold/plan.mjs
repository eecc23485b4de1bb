import * as calls from './call.mjs';
import * as components from './component.mjs';
import * as screens from './screen.mjs';
import * as skills from './skill.mjs';

const KINDS = {
  component: { make: components.component, usage: components.usage },
  call: { make: calls.call, usage: calls.usage },
  skill: { make: skills.skill, usage: skills.usage },
  screen: { make: screens.screen, usage: screens.usage },
};

export const USAGE = Object.values(KINDS)
  .map(({ usage }) => `  ${usage}`)
  .join('\n');

/**
 * What is to be laid down: new files by path, edits of existing ones, and what comes next for the author.
 * @returns {{ files: Record<string, string>, edits?: Record<string, (text: string) => string>, next: readonly string[] }}
 * @throws {Error} with words for the author
 */
export function plan(kind, parameters) {
  const known = KINDS[kind];
  if (!known) throw new Error(`What is new is one of: ${Object.keys(KINDS).join(', ')}`);
  return known.make(parameters);
}
