import { useStepBack } from '@mashq/state/practice/skills';
import { Link } from '@mashq/ui/actions/link';
import { Alert } from '@mashq/ui/feedback/alert';
import { practiceWords } from '../strings/student-practice.ts';

const words = practiceWords.stepBack;

/** To a student who is stuck in a skill: the earlier one that is missing, offered and never forced. */
export function StepBack({ skillId, questionId }: { skillId: string; questionId: string }) {
  const { data } = useStepBack(skillId, questionId);
  if (!data?.skill) return null;
  const { id, title } = data.skill;
  return (
    <Alert
      tone="info"
      title={words.title}
      actions={<Link href={`/student/skill/question/${id}`}>{words.go(title)}</Link>}
    >
      {words.text(title)}
    </Alert>
  );
}
