import '../../src/platform/theme/styles.ts';
import { availableSkills } from '@mashq/curriculum';
import type { RawInput } from '@mashq/curriculum/model';
import { MashqProvider, setReactAriaMessages } from '@mashq/ui/i18n';
import { emptyInput } from '@mashq/ui/learning/answers';
import { PracticeProgress } from '@mashq/ui/learning/practice-progress';
import { QuestionSheet } from '@mashq/ui/learning/question-sheet';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QuestionFrame } from '../../src/questions/student/QuestionFrame.tsx';

declare global {
  interface Window {
    skillIds: readonly string[];
    /** Opens the question of a skill, as the app does. */
    show: (skillId: string) => void;
  }
}

const skills = availableSkills();
const progress = (
  <PracticeProgress states={['right', 'right', ...Array.from({ length: 8 }, () => 'open' as const)]} current={2} />
);

function Screen({ skillId }: { skillId: string }) {
  const skill = skills.find(({ id }) => id === skillId) ?? skills[0];
  if (skill === undefined) throw new Error('There are no skills');
  const [question] = useState(() => skill.generate(1, 2));
  const [value, setValue] = useState<RawInput>(() => emptyInput(question.answer));
  return (
    <QuestionFrame title="سؤال ۳ از ۱۰" shortTitle="۳ از ۱۰" progress={progress} leaveHref="#" leaveLabel="خروج">
      <QuestionSheet
        questionKey={skillId}
        place={[skill.place.chapterTitle, skill.title]}
        question={{ ...question, hasHints: question.hints.length > 0 }}
        value={value}
        onChange={setValue}
        phase="answering"
        onCheck={() => {}}
        onLater={() => {}}
        onHint={() => {}}
        meter={<SkillMeter band="learning" count={3} estimate={null} />}
      />
    </QuestionFrame>
  );
}

setReactAriaMessages();
const root = createRoot(document.getElementById('root') as HTMLElement);
window.skillIds = skills.map(({ id }) => id);
window.show = (skillId) => {
  // A question is opened at the top of its page.
  flushSync(() => root.render(null));
  window.scrollTo(0, 0);
  root.render(
    <MashqProvider>
      <Screen key={skillId} skillId={skillId} />
    </MashqProvider>,
  );
};
