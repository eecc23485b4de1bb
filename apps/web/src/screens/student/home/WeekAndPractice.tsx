import { PracticeSkills } from './PracticeSkills.tsx';
import { ThisWeek } from './ThisWeek.tsx';

/** The sections below open work. */
export function WeekAndPractice() {
  return (
    <>
      <ThisWeek />
      <PracticeSkills />
    </>
  );
}
