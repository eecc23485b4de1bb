import type { HomeworkReport } from '@mashq/api/contract';
import { unfinishedOf } from '@mashq/api/measures';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber } from '@mashq/ui/i18n';
import { teacherWorkSkills } from '../../strings/teacher-work-skills.ts';

type Row = HomeworkReport['skills'][number];

const words = teacherWorkSkills;
const number = (id: string, header: string, value: (row: Row) => number): TableColumn<Row> => ({
  id,
  header,
  cell: (row) => formatNumber(value(row)),
  isNumeric: true,
});

const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', header: words.name, cell: ({ title }) => title, isRowHeader: true },
  number('done', words.done, ({ done }) => done),
  number('unfinished', words.unfinished, unfinishedOf),
  number('firstTry', words.firstTry, ({ first_try_right }) => first_try_right),
  number('right', words.right, ({ right }) => right),
  number('hints', words.hints, ({ hints_opened }) => hints_opened),
];

export interface SkillsTableProps extends Pick<HomeworkReport, 'skills'> {
  /** Path of a skill's preview question; rows without one are no links. */
  hrefOf?: (skillId: string) => string;
}

/** Class results by skill; a row links to a preview question. */
export function SkillsTable({ skills, hrefOf }: SkillsTableProps) {
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      columns={COLUMNS}
      rows={skills}
      rowKey={({ id }) => id}
      {...(hrefOf && { rowHref: ({ id }: Row) => hrefOf(id) })}
    />
  );
}
