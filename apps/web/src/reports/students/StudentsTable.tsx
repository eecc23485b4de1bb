import type { Band, StudentOverview } from '@mashq/api/contract';
import { Avatar } from '@mashq/ui/data/avatar';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Card } from '@mashq/ui/data/card';
import { Table, type TableColumn, type TableProps, type TableSort } from '@mashq/ui/data/table';
import { formatNumber, formatRelativeDay } from '@mashq/ui/i18n';
import { visuallyHidden } from '@mashq/ui/theme';
import { Check, Circle, CircleDashed, CircleDot, Flag, LifeBuoy, type LucideIcon, Sprout, Star } from 'lucide-react';
import { ContainerSwitch } from '../../platform/layout/ContainerSwitch.tsx';
import { useReportRole } from '../../platform/people/use-report-role.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { schoolStudentPath, studentPath } from './student-path.ts';

const words = studentsWords;

const FACES: Readonly<Record<Band, { tone: BadgeTone; icon: LucideIcon }>> = {
  unseen: { tone: 'neutral', icon: CircleDashed },
  starting: { tone: 'neutral', icon: Circle },
  learning: { tone: 'reward', icon: Sprout },
  near: { tone: 'info', icon: CircleDot },
  learned: { tone: 'success', icon: Check },
  mastered: { tone: 'success', icon: Star },
};

const BANDS = Object.keys(FACES);

function BandBadge({ band }: { band: Band }) {
  const { tone, icon: Icon } = FACES[band];
  return (
    <Badge tone={tone} icon={<Icon size="1em" />}>
      {words.bands[band]}
    </Badge>
  );
}

/** A flag with a number beside it, which is heard in words. */
function HelpMark({ count }: { count: string }) {
  return (
    <Badge tone="danger" icon={<Flag size="1em" />}>
      <span aria-hidden="true">{count}</span>
      <span className={visuallyHidden}>{words.helpIn(count)}</span>
    </Badge>
  );
}

const NAME: TableColumn<StudentOverview> = {
  id: 'name',
  header: words.name,
  cell: ({ name }) => name,
  isRowHeader: true,
  width: '11rem',
};
const CLASS: TableColumn<StudentOverview> = {
  id: 'class',
  header: words.class,
  cell: (row) => row.class_title,
  narrow: 'detail',
};
const NUMBERS: readonly TableColumn<StudentOverview>[] = [
  {
    id: 'band',
    header: words.band,
    cell: ({ band }) => <BandBadge band={band} />,
    sortValue: ({ band }) => BANDS.indexOf(band),
  },
  {
    id: 'learned',
    header: words.learned,
    cell: (row) => formatNumber(row.learned_skills),
    isNumeric: true,
    narrow: 'end',
    sortValue: (row) => row.learned_skills,
  },
  {
    id: 'minutes',
    header: words.minutes,
    cell: ({ minutes }) => formatNumber(minutes),
    isNumeric: true,
    narrow: 'detail',
    narrowCell: ({ minutes }) => words.minutesShort(formatNumber(minutes)),
    sortValue: ({ minutes }) => minutes,
  },
  {
    id: 'open',
    header: words.openWork,
    cell: (row) => formatNumber(row.open_work),
    isNumeric: true,
    sortValue: (row) => row.open_work,
  },
  {
    id: 'help',
    header: words.help,
    cell: ({ help_alerts }) =>
      help_alerts === 0 ? (
        '–'
      ) : (
        <Badge tone="danger" icon={<LifeBuoy size="1em" />}>
          {words.needsHelp(formatNumber(help_alerts))}
        </Badge>
      ),
    sortValue: (row) => row.help_alerts,
    narrow: 'end',
    narrowCell: ({ help_alerts }) => help_alerts > 0 && <HelpMark count={formatNumber(help_alerts)} />,
  },
  {
    id: 'seen',
    header: words.lastSeen,
    cell: ({ last_seen_at }) => (last_seen_at === null ? words.never : formatRelativeDay(last_seen_at)),
    sortValue: ({ last_seen_at }) => (last_seen_at === null ? null : Date.parse(last_seen_at)),
    narrow: 'detail',
    narrowCell: ({ last_seen_at }) => (last_seen_at === null ? words.neverSeen : formatRelativeDay(last_seen_at)),
  },
];

const SORTED = [{ ...NAME, sortValue: ({ name }: StudentOverview) => name }, ...NUMBERS];
/** Of one page of several: to order them would order that page alone. */
const UNSORTED = [NAME, CLASS, ...NUMBERS.map(({ sortValue: _, ...column }) => column)];

export interface StudentsTableProps extends Pick<TableProps<StudentOverview>, 'footer' | 'isPending'> {
  students: readonly StudentOverview[];
  /** Students of several classes, one page of them. @default false */
  isPage?: boolean;
}

const BY_NAME = { column: 'name', direction: 'ascending' } as const;
const BY_NEED = { column: 'help', direction: 'descending' } as const;

/**
 * Students in numbers; a row leads to the student's page. On a phone, where few are in sight, those of a class who need help come
 * first.
 */
export function StudentsTable({ students, isPage = false, ...rest }: StudentsTableProps) {
  const { isTeacher } = useReportRole();
  const table = (defaultSort: TableSort) => (
    <Table
      caption={words.caption}
      isCaptionHidden
      columns={isPage ? UNSORTED : SORTED}
      rows={students}
      rowKey={({ student_id, class_id }) => `${class_id} ${student_id}`}
      rowHref={isTeacher ? studentPath : schoolStudentPath}
      narrowStart={({ name }) => <Avatar name={name} fallback="letter" />}
      {...(!isPage && { defaultSort })}
      {...rest}
    />
  );
  return <ContainerSwitch narrow={() => <Card isFlush>{table(BY_NEED)}</Card>} wide={() => table(BY_NAME)} />;
}
