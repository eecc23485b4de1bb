import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { PracticeServices } from '../services.ts';

export function courseRoutes(bind: Bind, { courses }: PracticeServices): void {
  const { list, read } = contract.member.courses;
  bind.authenticated(list, ({ actor }) => courses.list(actor));
  bind.authenticated(read, ({ actor, params }) => courses.read(actor, params.courseId));
}
