import {
  BellRing,
  Briefcase,
  CalendarClock,
  ChartColumn,
  ChartLine,
  ClipboardList,
  Contact,
  Handshake,
  Inbox,
  MessageSquareText,
  Network,
  PhoneCall,
  ReceiptText,
  School,
  ScrollText,
  Tags,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { titles } from '../../platform/strings/titles-admin.ts';

export interface AdminItem {
  readonly title: string;
  readonly path: string;
  readonly icon: ReactNode;
}

const ITEMS: readonly AdminItem[] = [
  { title: titles.people, path: '/admin/people', icon: <UsersRound /> },
  { title: titles.schools, path: '/admin/schools', icon: <School /> },
  { title: titles.organizations, path: '/admin/organizations', icon: <Network /> },
  { title: titles.trends, path: '/admin/trends', icon: <ChartLine /> },
  { title: titles.registrations, path: '/admin/registrations', icon: <ClipboardList /> },
  { title: titles.visitors, path: '/admin/visitors', icon: <Inbox /> },
  { title: titles.preOrders, path: '/admin/pre-orders', icon: <PhoneCall /> },
  { title: titles.jobApplications, path: '/admin/job-applications', icon: <Briefcase /> },
  { title: titles.payments, path: '/admin/payments', icon: <ReceiptText /> },
  { title: titles.plans, path: '/admin/plans', icon: <Tags /> },
  { title: titles.surveys, path: '/admin/surveys', icon: <ChartColumn /> },
  { title: titles.webinars, path: '/admin/webinars', icon: <CalendarClock /> },
  { title: titles.partners, path: '/admin/partners', icon: <Handshake /> },
  { title: titles.siteSettings, path: '/admin/site', icon: <Contact /> },
  { title: titles.sms, path: '/admin/sms', icon: <MessageSquareText /> },
  { title: titles.push, path: '/admin/push', icon: <BellRing /> },
  { title: titles.audit, path: '/admin/audit', icon: <ScrollText /> },
];

/** Draws nothing: brings the menu of system admins, which managers and organizations do not load. */
export function AdminMenu({ onLoad }: { onLoad: (items: readonly AdminItem[]) => void }) {
  useEffect(() => onLoad(ITEMS), [onLoad]);
  return null;
}
