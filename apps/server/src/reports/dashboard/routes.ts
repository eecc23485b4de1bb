import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function dashboardRoutes(bind: Bind, { dashboard }: ReportsServices): void {
  const { read, classes, skillGrid, classMastery, timesTable, lackingPrerequisites, book } = contract.teacher.dashboard;
  bind.authenticated(read, ({ actor }) => dashboard.read(actor));
  bind.authenticated(classes, ({ actor }) => dashboard.classes(actor));
  bind.authenticated(skillGrid, ({ actor, params, query }) =>
    dashboard.skillGrid(actor, params.classId, query.chapter),
  );
  bind.authenticated(classMastery, ({ actor, params }) => dashboard.classMastery(actor, params.classId));
  bind.authenticated(timesTable, ({ actor, params }) => dashboard.timesTable(actor, params.classId));
  bind.authenticated(lackingPrerequisites, ({ actor, params }) =>
    dashboard.lackingPrerequisites(actor, params.classId, params.skillId),
  );
  bind.authenticated(book, ({ query }) => dashboard.book(query.grade));
}
