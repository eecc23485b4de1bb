import {
  Accessibility,
  BookOpen,
  CalendarClock,
  ChartColumn,
  Eye,
  Leaf,
  Lightbulb,
  Palette,
  PencilLine,
  Server,
  ShieldCheck,
  Users,
  WifiOff,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Icons that content files name. */
export const contentIcons = {
  access: <Accessibility />,
  book: <BookOpen />,
  calendar: <CalendarClock />,
  calm: <Leaf />,
  colors: <Palette />,
  help: <Lightbulb />,
  offline: <WifiOff />,
  pencil: <PencilLine />,
  people: <Users />,
  preview: <Eye />,
  privacy: <ShieldCheck />,
  report: <ChartColumn />,
  server: <Server />,
} as const satisfies Record<string, ReactNode>;

export type ContentIconName = keyof typeof contentIcons;
