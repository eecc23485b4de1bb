import type { Band, Contract, HelpAlert, ResponseOf } from '@mashq/api/contract';

export type SkillGridData = ResponseOf<Contract['teacher']['dashboard']['skillGrid']>;

export interface Person {
  id: string;
  name: string;
}

export interface SkillPeople {
  /** Who needs help in it, and why. */
  inNeed: readonly (Person & { reason: HelpAlert['reason'] })[];
  /** Every band with its students, the highest first. */
  bands: readonly { band: Band; students: readonly Person[] }[];
  /** How many have learned it. */
  learned: number;
}

const BANDS: readonly Band[] = ['mastered', 'learned', 'near', 'learning', 'starting', 'unseen'];

/** The students of a class by where they are in one skill, and who of them needs help. */
export function peopleOfSkill({ students, cells, help }: SkillGridData, skillId: string): SkillPeople {
  const bandOf = new Map(
    cells.filter(({ mastery }) => mastery.skill_id === skillId).map((cell) => [cell.student_id, cell.mastery.band]),
  );
  const reasonOf = new Map(help.filter((one) => one.skill_id === skillId).map((one) => [one.student_id, one.reason]));
  const people = students.map(({ student_id: id, name }) => ({ id, name }));
  const bands = BANDS.map((band) => ({
    band,
    students: people.filter(({ id }) => (bandOf.get(id) ?? 'unseen') === band),
  }));
  return {
    inNeed: people.flatMap((person) => {
      const reason = reasonOf.get(person.id);
      return reason === undefined ? [] : [{ ...person, reason }];
    }),
    bands,
    learned: bands.reduce(
      (sum, { band, students: all }) => sum + (/^(mastered|learned)$/.test(band) ? all.length : 0),
      0,
    ),
  };
}
