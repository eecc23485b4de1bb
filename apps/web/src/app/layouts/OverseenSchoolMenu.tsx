import { useOverseenSchool } from '@mashq/state/reports/management/organization';
import { useEffect } from 'react';
import { organizationPaths } from '../../reports/organization/organization-paths.ts';
import { schools as titles } from '../strings/titles/organization-screens.ts';

export interface SchoolOfMenu {
  id: string;
  title: string;
  path: string;
  studentsTitle: string;
  studentsPath: string;
}

export interface OverseenSchoolMenuProps {
  schoolId: string;
  onLoad: (school: SchoolOfMenu) => void;
}

/** Draws nothing: reads the school whose page is shown, for the menu, which is there before it. */
export function OverseenSchoolMenu({ schoolId, onLoad }: OverseenSchoolMenuProps) {
  const { data } = useOverseenSchool(schoolId);
  useEffect(() => {
    if (!data) return;
    onLoad({
      id: schoolId,
      title: data.title,
      path: organizationPaths.school(schoolId),
      studentsTitle: titles.students,
      studentsPath: organizationPaths.students(schoolId),
    });
  }, [data, schoolId, onLoad]);
  return null;
}
