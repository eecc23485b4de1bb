import type { SkillBand, SkillGridSkill, SkillGridStudent, SkillGridValue } from '../types.ts';

/** A class for stories and tests of the grid. */
export const demoSkills: readonly SkillGridSkill[] = [
  { id: 'improper', title: 'کسر بزرگ‌تر از واحد' },
  { id: 'mixed', title: 'عدد مخلوط' },
  { id: 'sum', title: 'جمع کسرها' },
  { id: 'difference', title: 'تفریق کسرها' },
  { id: 'product', title: 'ضرب کسرها' },
  { id: 'compare', title: 'مقایسهٔ دو کسر با مخرج‌های گوناگون' },
];

const NAMES = ['آوا احمدی', 'پارسا کریمی', 'تارا حسینی', 'رادین موسوی', 'ستایش رحیمی', 'مانی صادقی', 'نیکا شریفی'];

export const demoStudents: readonly SkillGridStudent[] = NAMES.map((name, id) => ({
  id,
  name,
  needsHelp: id === 1 || id === 5,
}));

const ROWS: readonly (readonly (SkillBand | '')[])[] = [
  ['mastered', 'learned', 'learned', 'near', '', ''],
  ['learned', 'near', 'learning', 'learning', '', 'starting'],
  ['mastered', 'mastered', 'learned', 'learned', 'near', 'learning'],
  ['near', 'near', 'learning', '', '', ''],
  ['learned', 'learned', 'learned', 'near', '', 'starting'],
  ['near', 'learning', 'starting', '', '', ''],
  ['mastered', 'learned', 'learned', 'learned', 'learned', 'near'],
];

/** Who needs help in which skill. */
const HELP = ['1 3', '5 1', '5 2'];

const needsHelp = (student: string | number, column: number) => HELP.includes(`${student} ${column}`);

/** The standing of a student of this class; each cell with answers leads somewhere. */
export function demoMastery(student: SkillGridStudent, skill: SkillGridSkill): SkillGridValue | undefined {
  const column = demoSkills.findIndex(({ id }) => id === skill.id);
  const band = ROWS[Number(student.id)]?.[column];
  if (!band) return undefined;
  const answers = band === 'starting' ? 2 : 5 + ((Number(student.id) * 3 + column * 2) % 9);
  return { band, answers, needsHelp: needsHelp(student.id, column), href: `#student-${student.id}-${skill.id}` };
}
