import type { HelpAlert } from '@mashq/api/contract';

export interface ChildInNeed {
  studentId: string;
  name: string;
  classId: string;
  classTitle: string;
  skills: string[];
  /** Of the newest alert. */
  reason: HelpAlert['reason'];
}

/** Alerts grouped by student, most skills first. */
export function helpByChild(alerts: readonly HelpAlert[]): ChildInNeed[] {
  const children = new Map<string, ChildInNeed>();
  for (const alert of alerts) {
    const { student_id: studentId, student_name: name, class_id: classId, class_title: classTitle } = alert;
    const { skill_title, reason } = alert;
    const child = children.get(studentId);
    if (child === undefined) {
      children.set(studentId, { studentId, name, classId, classTitle, skills: [skill_title], reason });
    } else if (!child.skills.includes(skill_title)) child.skills.push(skill_title);
  }
  return [...children.values()].sort((a, b) => b.skills.length - a.skills.length);
}
