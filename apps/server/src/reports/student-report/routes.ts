import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function childReportRoutes(bind: Bind, { childReports }: ReportsServices): void {
  const { hourlyDistribution, practiceDuration, accuracy, performanceByTime, skillsPerformance } =
    contract.member.practiceReports;
  bind.authenticated(hourlyDistribution, ({ actor, query }) => childReports.hourlyDistribution(actor, query.type));
  bind.authenticated(practiceDuration, ({ actor, query }) => childReports.practiceDuration(actor, query.type));
  bind.authenticated(accuracy, ({ actor, query }) => childReports.accuracy(actor, query.type));
  bind.authenticated(performanceByTime, ({ actor, query }) => childReports.performanceByTime(actor, query.type));
  bind.authenticated(skillsPerformance, ({ actor, query }) => childReports.skillsPerformance(actor, query.type));
}
