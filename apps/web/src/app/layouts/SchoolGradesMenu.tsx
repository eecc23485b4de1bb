import type { Grade } from '@mashq/api/contract';
import { useSchoolGrades } from '@mashq/state/reports/management/management';
import { useEffect } from 'react';
import { gradePath } from '../../platform/routing/class-path.ts';
import { showToast } from '../../platform/toasts/show-toast.ts';
import { management } from '../../reports/strings/management.ts';

export interface GradesOfMenu {
  title: string;
  grades: readonly { title: string; path: string }[];
}

/** Draws nothing: reads the grades that the manager's school has classes in, for the menu, which is there before them. */
export function SchoolGradesMenu({ onLoad }: { onLoad: (menu: GradesOfMenu) => void }) {
  const { data, error } = useSchoolGrades();
  useEffect(() => {
    if (error) void showToast(error.message, 'danger');
  }, [error]);
  useEffect(() => {
    const itemOf = ({ grade }: { grade: Grade }) => ({ title: management.grade[grade], path: gradePath(grade) });
    if (data) onLoad({ title: management.grades, grades: data.map(itemOf) });
  }, [data, onLoad]);
  return null;
}
