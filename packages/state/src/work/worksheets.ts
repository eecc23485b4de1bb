import type { PracticeWorkKind } from '@mashq/api/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { teacherWorksheetsApi } from '../platform/api/teacher-worksheets-api.ts';

/** A package is a path on a screen, and has no sheet. */
export interface PrintableWork {
  kind: Exclude<PracticeWorkKind, 'package'>;
  id: string;
}

/** Questions of skills for a class. */
export interface SkillsWorksheet {
  classId: string;
  skillIds: readonly string[];
  itemsPerSkill: number;
  /** Each student's own sheet when left out. */
  variants?: number | undefined;
  seed: number;
}

const ofKind = (variants: number | undefined) => (variants === undefined ? {} : { variants });

/** Assigned work on paper: each student's own questions, or variants. */
export function useWorkWorksheet({ kind, id }: PrintableWork, variants: number | undefined) {
  return useQuery({
    queryKey: ['teacher', 'worksheet', kind, id, variants],
    queryFn: ({ signal }) => teacherWorksheetsApi[kind]({ params: { id }, query: ofKind(variants) }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Questions of skills on paper; null while nothing is chosen. */
export function useSkillsWorksheet(asked: SkillsWorksheet | null) {
  return useQuery({
    queryKey: ['teacher', 'worksheet', 'skills', asked],
    queryFn: ({ signal }) => {
      const { classId, skillIds, itemsPerSkill, variants, seed } = asked as SkillsWorksheet;
      const body = { skillIds: [...skillIds], itemsPerSkill, seed, ...ofKind(variants) };
      return teacherWorksheetsApi.skills({ params: { classId }, body }, { signal });
    },
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    // The same request gives the same questions.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
