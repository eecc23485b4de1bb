import { ContainerSwitch } from '../../../platform/layout/ContainerSwitch.tsx';
import { SkillsList } from './SkillsList.tsx';
import { SkillsTable, type SkillsTableProps } from './SkillsTable.tsx';

/** Class results by skill, as a table or in narrow places as a list. */
export function SkillsSection(props: SkillsTableProps) {
  return <ContainerSwitch narrow={() => <SkillsList {...props} />} wide={() => <SkillsTable {...props} />} />;
}
