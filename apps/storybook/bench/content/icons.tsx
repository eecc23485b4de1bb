import { BookOpenCheck, CircleHelp, FileText, House, type LucideIcon, MessageCircle, Users } from 'lucide-react';
import type { SideIcon } from './words.ts';

export const ICONS: Readonly<Record<SideIcon, LucideIcon>> = {
  home: House,
  classes: Users,
  homeworks: BookOpenCheck,
  reports: FileText,
  messages: MessageCircle,
  help: CircleHelp,
};
