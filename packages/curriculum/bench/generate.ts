/**
 * How fast questions are made, opened for a child and checked, on one core: the average over all skills, and the slowest
 * single question of each. Aims: 20,000 a second on average, none over 5 ms.
 */
import { answerless, availableSkills, check, rawFromAnswer, type Skill } from '../src/index.ts';

const questions = 1000;
const warmUp = 200;
const averageAim = 20_000;
const slowestAim = 5;

function once(skill: Skill, seed: number): number {
  const level = skill.levels[seed % skill.levels.length] ?? skill.targetLevel;
  const begun = performance.now();
  const question = skill.generate(seed, level);
  answerless(question);
  check(question, rawFromAnswer(question.key));
  return performance.now() - begun;
}

/** The collector and the machine may break in once; a question that is slow by itself is slow each time. */
const steadily = (skill: Skill, seed: number) => Math.min(...Array.from({ length: 3 }, () => once(skill, seed)));

const rows = availableSkills().map((skill) => {
  for (let seed = 0; seed < warmUp; seed += 1) once(skill, seed);
  let total = 0;
  let slowest = 0;
  for (let seed = 0; seed < questions; seed += 1) {
    const time = once(skill, seed);
    total += time;
    if (time > slowest) slowest = Math.max(slowest, Math.min(time, steadily(skill, seed)));
  }
  return { id: skill.id, perSecond: Math.round((questions * 1000) / total), slowest, total };
});

const all = rows.reduce((sum, { total }) => sum + total, 0);
const average = Math.round((rows.length * questions * 1000) / all);
const slowest = Math.max(...rows.map((row) => row.slowest));
const met = (isMet: boolean) => (isMet ? 'reached' : 'missed');

console.log(`| ${rows.length} skills, made, opened and checked | | aim | |`);
console.log('| --- | ---: | ---: | --- |');
console.log(`| questions a second, on average | ${average} | ${averageAim} | ${met(average >= averageAim)} |`);
console.log(`| slowest question, ms | ${slowest.toFixed(2)} | ${slowestAim} | ${met(slowest <= slowestAim)} |`);
console.log('\n| the ten slowest skills | questions a second | slowest question, ms |\n| --- | ---: | ---: |');
for (const { id, perSecond, slowest: worst } of [...rows].sort((a, b) => a.perSecond - b.perSecond).slice(0, 10))
  console.log(`| \`${id}\` | ${perSecond} | ${worst.toFixed(2)} |`);
