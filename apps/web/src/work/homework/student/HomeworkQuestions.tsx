import type { StudentAssignmentDetail } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { List, ListItem } from '@mashq/ui/data/list';
import { formatNumber } from '@mashq/ui/i18n';
import { Section } from '@mashq/ui/layout/section';
import type { PracticeState } from '@mashq/ui/learning/practice-progress';
import { Check, CloudUpload, Eye, PencilLine, RotateCcw } from 'lucide-react';
import { questionsTitle, questionTitle, stateWords, triedWord } from '../../strings/student-homework.ts';

const FACES: Readonly<Partial<Record<PracticeState, { tone: BadgeTone; icon: typeof Check }>>> = {
  right: { tone: 'success', icon: Check },
  corrected: { tone: 'success', icon: RotateCcw },
  wrong: { tone: 'reward', icon: PencilLine },
  revealed: { tone: 'info', icon: Eye },
  waiting: { tone: 'info', icon: CloudUpload },
};

export interface HomeworkQuestionsProps {
  homework: StudentAssignmentDetail;
  /** Path of the assigned work. */
  home: string;
  states: readonly PracticeState[];
  /** Those that were answered wrongly and are open still. */
  tried: ReadonlySet<string>;
}

/** Links to every question of the homework with its state. */
export function HomeworkQuestions({ homework, home, states, tried }: HomeworkQuestionsProps) {
  const titles = new Map(homework.skills.map(({ id, title }) => [id, title]));
  return (
    <Section title={questionsTitle}>
      <List>
        {homework.items.map(({ question_id, skill_id }, index) => (
          <ListItem
            key={question_id}
            title={questionTitle(formatNumber(index + 1))}
            description={titles.get(skill_id)}
            href={`${home}/question/${question_id}`}
            end={
              tried.has(question_id) && states[index] === 'open' ? (
                <Badge tone="reward" icon={<RotateCcw size="1em" />}>
                  {triedWord}
                </Badge>
              ) : (
                <StateBadge state={states[index] ?? 'open'} />
              )
            }
          />
        ))}
      </List>
    </Section>
  );
}

function StateBadge({ state }: { state: PracticeState }) {
  const { tone = 'neutral', icon: Icon } = FACES[state] ?? {};
  return (
    <Badge tone={tone} {...(Icon && { icon: <Icon size="1em" /> })}>
      {stateWords[state]}
    </Badge>
  );
}
