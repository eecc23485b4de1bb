import { answerless, availableSkills, check, rawFromAnswer } from '../src/index.ts';

/** Prints, for each skill, how many questions a second are made (and made, opened and checked), on one core. */
const seconds = 0.2;

function rate(once: (seed: number) => void): number {
  for (let seed = 0; seed < 200; seed += 1) once(seed);
  const start = performance.now();
  let seed = 0;
  while (performance.now() - start < seconds * 1000) {
    once(seed);
    seed += 1;
  }
  return Math.round((seed * 1000) / (performance.now() - start));
}

const rows = availableSkills().map((skill) => {
  const levelOf = (seed: number) => skill.levels[seed % skill.levels.length] ?? skill.targetLevel;
  return {
    skill: skill.id,
    made: rate((seed) => {
      skill.generate(seed, levelOf(seed));
    }),
    'made, opened, checked': rate((seed) => {
      const question = skill.generate(seed, levelOf(seed));
      answerless(question);
      check(question, rawFromAnswer(question.key));
    }),
  };
});

console.table(rows);
const slowest = rows.reduce((least, { made }) => Math.min(least, made), Number.POSITIVE_INFINITY);
console.log(`questions a second, slowest skill: ${slowest}`);
