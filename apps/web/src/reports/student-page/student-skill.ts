import type { StudentReport } from '@mashq/api/contract';

/** A skill of a student with mastery and level. */
export type StudentSkill = StudentReport['chapters'][number]['skills'][number];
