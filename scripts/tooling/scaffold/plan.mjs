import * as answers from './answer.mjs';
import * as calls from './call.mjs';
import * as components from './component.mjs';
import * as screens from './screen.mjs';
import * as skills from './skill.mjs';

const TYPES = {
  component: { make: components.component, usage: components.usage },
  call: { make: calls.call, usage: calls.usage },
  skill: { make: skills.skill, usage: skills.usage },
  answer: { make: answers.answer, usage: answers.usage },
  screen: { make: screens.screen, usage: screens.usage },
};

export const USAGE = Object.values(TYPES)
  .map(({ usage }) => `  ${usage}`)
  .join('\n');

/**
 * The files to write by path, the edits of existing ones, and the next steps for the author.
 * @returns {{ files: Record<string, string>, edits?: Record<string, (text: string) => string>, next: readonly string[] }}
 * @throws {Error} with a message for the author
 */
export function plan(type, parameters) {
  const known = TYPES[type];
  if (!known) throw new Error(`What is new is one of: ${Object.keys(TYPES).join(', ')}`);
  return known.make(parameters);
}
