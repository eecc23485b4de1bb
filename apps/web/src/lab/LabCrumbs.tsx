import { Breadcrumbs } from '@mashq/ui/navigation/breadcrumbs';
import { labMenu } from './strings/menu.ts';

export interface LabCrumbsProps {
  /** Screens between the laboratory and this one, the widest first. */
  above?: readonly { title: string; href: string }[];
  title: string;
}

/** Breadcrumbs of a screen of the laboratory, whose menu is in the teacher's profile. */
export function LabCrumbs({ above = [], title }: LabCrumbsProps) {
  return <Breadcrumbs items={[{ title: labMenu.title, href: '/teacher/profile' }, ...above, { title }]} />;
}
