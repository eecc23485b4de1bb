import type { Grade } from '../../platform/db/schema/columns.ts';

const GRADE_WORDS: Readonly<Record<Grade, string>> = { 3: 'سوم', 4: 'چهارم', 5: 'پنجم', 6: 'ششم' };

/** What a class is called a grade later: «چهارم الف» becomes «پنجم الف»; a name without its grade stays. */
export function titleInNextGrade(title: string, grade: Grade): string {
  if (grade === 6) return title;
  const next = (grade + 1) as Grade;
  return title
    .replace(GRADE_WORDS[grade], GRADE_WORDS[next])
    .replace(new RegExp(`^[${grade}${String.fromCharCode(0x06f0 + grade)}](?=[^0-9۰-۹]|$)`), (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 1),
    );
}
