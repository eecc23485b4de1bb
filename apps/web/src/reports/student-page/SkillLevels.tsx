import type { StudentReport } from '@mashq/api/contract';
import { Button } from '@mashq/ui/actions/button';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { Select } from '@mashq/ui/forms/select';
import { formatNumber } from '@mashq/ui/i18n';
import { Grid } from '@mashq/ui/layout/grid';
import { Stack } from '@mashq/ui/layout/stack';
import { SkillMeter } from '@mashq/ui/learning/skill-meter';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { lazyComponent } from '../../platform/routing/lazy-component.tsx';
import { OptionalBoundary } from '../../platform/routing/OptionalBoundary.tsx';
import { teacher } from '../../platform/strings/teacher-general.ts';
import { studentPage } from '../strings/teacher-student-page.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import type { StudentSkill } from './LevelDialog.tsx';

const words = studentPage.skills;
const TONES: Readonly<Record<keyof typeof teacher.levels, BadgeTone>> = {
  'needs-work': 'reward',
  acceptable: 'info',
  good: 'success',
  'very-good': 'success',
};

const levelDialog = lazyComponent(() => import('./LevelDialog.tsx'), 'LevelDialog');

function Level({ skill: { descriptive } }: { skill: StudentSkill }) {
  const { level, set } = descriptive;
  return (
    <Stack gap={1} align="start">
      {level === null ? <span>{words.none}</span> : <Badge tone={TONES[level]}>{teacher.levels[level]}</Badge>}
      {set && <small>{words.setBy(set.teacher_name, set.reason)}</small>}
    </Stack>
  );
}

function levelText({ descriptive: { level, set } }: StudentSkill): string {
  const name = level === null ? words.none : words.levelIs(teacher.levels[level]);
  return set ? `${name}، ${words.setBy(set.teacher_name, set.reason)}` : name;
}

/** The skill that the page was opened for comes into view, marked. */
function AskedSkill({ title }: { title: string }) {
  return (
    <span ref={scrollTo}>
      <Badge tone="info">{title}</Badge>
    </span>
  );
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

const columnsOf = (askedSkill: string | null): readonly TableColumn<StudentSkill>[] => [
  {
    id: 'skill',
    header: words.skill,
    cell: ({ id, title }) => (id === askedSkill ? <AskedSkill title={title} /> : title),
    isRowHeader: true,
    width: '40%',
  },
  {
    id: 'mastery',
    header: words.mastery,
    cell: ({ mastery: { band, n } }) => <SkillMeter band={band} count={n} size="small" />,
    narrow: 'detail',
    narrowCell: ({ mastery: { band } }) => studentsWords.bands[band],
  },
  {
    id: 'level',
    header: words.level,
    cell: (skill) => <Level skill={skill} />,
    narrow: 'detail',
    narrowCell: levelText,
  },
];

/**
 * The skills of a chapter with their descriptive levels, which the teacher may set otherwise. The chapter is in the address, and
 * so may be a skill.
 */
export function SkillLevels({ report: { student, chapters } }: { report: StudentReport }) {
  const [path, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const asked = Number(address.get('chapter'));
  const [changed, setChanged] = useState<StudentSkill | null>(null);
  const [isOpen, setOpen] = useState(false);
  const begun = chapters.find(({ skills }) => skills.some(({ mastery }) => mastery.n > 0));
  const chapter = chapters.find(({ number }) => number === asked) ?? begun ?? chapters[0];
  const { isTeacher } = useReportRole();
  if (chapter === undefined) return null;
  return (
    <Card title={words.title}>
      <Stack gap={5}>
        <Grid columns="wide">
          <Select
            label={words.chapter}
            options={chapters.map(({ number, title }) => ({
              value: String(number),
              label: words.chapterName(formatNumber(number), title),
            }))}
            value={String(chapter.number)}
            onChange={(number) => navigate(`${path}?chapter=${number}`, { replace: true })}
          />
        </Grid>
        <Table
          caption={words.title}
          isCaptionHidden
          columns={columnsOf(address.get('skill'))}
          rows={chapter.skills}
          rowKey={({ id }) => id}
          {...(isTeacher && {
            rowActions: (skill: StudentSkill) => (
              <Button
                variant="quiet"
                aria-label={words.changeOf(skill.title)}
                onPress={() => {
                  setChanged(skill);
                  setOpen(true);
                }}
              >
                {words.change}
              </Button>
            ),
          })}
        />
      </Stack>
      {changed && (
        <OptionalBoundary>
          <levelDialog.Component
            key={changed.id}
            studentId={student.student_id}
            skill={changed}
            isOpen={isOpen}
            onOpenChange={(open) => {
              setOpen(open);
              // The next one begins with what is set by then.
              if (!open) setChanged(null);
            }}
          />
        </OptionalBoundary>
      )}
    </Card>
  );
}
