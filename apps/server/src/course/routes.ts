import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function courseRoutes(bind: Bind, { courses }: Services): void {
  const { list, read } = contract.member.courses;
  bind.authenticated(list, ({ actor }) => courses.list(actor));
  bind.authenticated(read, ({ actor, params }) => courses.read(actor, params.courseId));
}
