import type { Band, StudentOverview } from '@mashq/api/contract';
import { Badge, type BadgeTone } from '@mashq/ui/data/badge';
import { Table, type TableColumn } from '@mashq/ui/data/table';
import { formatNumber, formatRelativeDay } from '@mashq/ui/i18n';
import { Check, Circle, CircleDashed, CircleDot, LifeBuoy, type LucideIcon, Sprout, Star } from 'lucide-react';
import { ContainerSwitch } from '../../platform/layout/ContainerSwitch.tsx';
import { useReader } from '../../platform/people/use-reader.ts';
import { studentsWords } from '../strings/teacher-students.ts';
import { StudentsList, type StudentsListProps, type StudentsTableProps } from './StudentsList.tsx';
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

const NAME: TableColumn<StudentOverview> = {
  id: 'name',
  header: words.name,
  cell: ({ name }) => name,
  isRowHeader: true,
  width: '11rem',
};
const CLASS: TableColumn<StudentOverview> = { id: 'class', header: words.class, cell: (row) => row.class_title };
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
    sortValue: (row) => row.learned_skills,
  },
  {
    id: 'minutes',
    header: words.minutes,
    cell: ({ minutes }) => formatNumber(minutes),
    isNumeric: true,
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
  },
  {
    id: 'seen',
    header: words.lastSeen,
    cell: ({ last_seen_at }) => (last_seen_at === null ? words.never : formatRelativeDay(last_seen_at)),
    sortValue: ({ last_seen_at }) => (last_seen_at === null ? null : Date.parse(last_seen_at)),
  },
];

const SORTED = [{ ...NAME, sortValue: ({ name }: StudentOverview) => name }, ...NUMBERS];
/** Of one page of several: to order them would order that page alone. */
const UNSORTED = [NAME, CLASS, ...NUMBERS.map(({ sortValue: _, ...column }) => column)];

/** Students in numbers, as a table or in narrow places as a list; a row leads to the student's page. */
export function StudentsTable(props: StudentsTableProps) {
  const { isTeacher } = useReader();
  const hrefOf = isTeacher ? studentPath : schoolStudentPath;
  return (
    <ContainerSwitch
      narrow={() => <StudentsList {...props} hrefOf={hrefOf} />}
      wide={() => <WideTable {...props} hrefOf={hrefOf} />}
    />
  );
}

function WideTable({ students, isPage = false, hrefOf, ...rest }: StudentsListProps) {
  return (
    <Table
      caption={words.caption}
      isCaptionHidden
      columns={isPage ? UNSORTED : SORTED}
      rows={students}
      rowKey={({ student_id, class_id }) => `${class_id} ${student_id}`}
      rowHref={hrefOf}
      {...(!isPage && { defaultSort: { column: 'name', direction: 'ascending' as const } })}
      {...rest}
    />
  );
}
