import { answerless, availableSkills, plainBlocks, plainLine, printAnswer } from '../src/index.ts';

/** Prints questions as text, to be read through: `pnpm sample <skill-id> [level] [count]`. */
const [id, level, count] = process.argv.slice(2);
for (const skill of availableSkills().filter((one) => id === undefined || one.id === id)) {
  for (const at of skill.levels.filter((one) => level === undefined || one === Number(level))) {
    for (let seed = 0; seed < Number(count ?? 4); seed += 1) {
      const question = skill.generate(seed, at);
      const { figure, answer } = answerless(question);
      const lines = [
        `── ${skill.title} · ${skill.id} · level ${at} · seed ${seed} · ${question.form} · ${answer.kind}`,
        plainBlocks(question.stem),
        ...(figure ? [`  [${figure.t}] ${figure.description}`] : []),
        ...(answer.kind === 'choice'
          ? [`  options: ${answer.options.map(({ content }) => plainLine(content)).join(' | ')}`]
          : []),
        ...(answer.kind === 'match'
          ? [answer.first, answer.second].map(
              (cards) => `  cards: ${cards.map(({ content }) => plainLine(content)).join(' | ')}`,
            )
          : []),
        `  key: ${plainLine(printAnswer(question.key, answer))}`,
        ...question.misconceptions.map(
          (one) =>
            `  ✗ ${plainLine(printAnswer(one.answer, answer))} (${one.id}: ${one.title}) ${plainLine(one.message)}`,
        ),
        ...question.hints.map(
          ({ content }, index) => `  hint ${index + 1}: ${plainBlocks(content).replaceAll('\n', ' / ')}`,
        ),
        ...question.solution.map(
          ({ content }, index) => `  step ${index + 1}: ${plainBlocks(content).replaceAll('\n', ' / ')}`,
        ),
      ];
      process.stdout.write(`${lines.join('\n')}\n\n`);
    }
  }
}
