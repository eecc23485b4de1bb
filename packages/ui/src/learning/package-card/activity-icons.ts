import { BookOpenText, ClipboardCheck, FlaskConical, Gamepad2, type LucideIcon, Pencil } from 'lucide-react';

export type PackageActivityKind = 'practice' | 'lesson' | 'game' | 'lab' | 'quiz';

/** The icon of each kind of activity. */
export const ACTIVITY_ICONS: Readonly<Record<PackageActivityKind, LucideIcon>> = {
  practice: Pencil,
  lesson: BookOpenText,
  game: Gamepad2,
  lab: FlaskConical,
  quiz: ClipboardCheck,
};
