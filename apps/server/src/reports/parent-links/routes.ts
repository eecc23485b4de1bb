import { contract } from '@mashq/api/contract';
import type { Bind } from '../../platform/bind.ts';
import type { ReportsServices } from '../services.ts';

export function parentLinkRoutes(bind: Bind, { parentLinks, parentSms }: ReportsServices): void {
  const own = contract.member.parentLinks;
  bind.authenticated(own.list, ({ actor }) => parentLinks.own(actor));
  bind.authenticated(own.make, ({ actor }) => parentLinks.makeOwn(actor));
  bind.authenticated(own.revoke, ({ actor, params }) => parentLinks.revokeOwn(actor, params.id));
  const ofChild = contract.teacher.parentLinks;
  bind.authenticated(ofChild.list, ({ actor, params }) => parentLinks.ofChild(actor, params.studentId));
  bind.authenticated(ofChild.make, ({ actor, params }) => parentLinks.makeForChild(actor, params.studentId));
  bind.authenticated(ofChild.revoke, ({ actor, params }) =>
    parentLinks.revokeOfChild(actor, params.studentId, params.id),
  );
  const { report, startSms, stopSms } = contract.parent;
  bind.public(report, ({ body, ip }) => parentLinks.report(body.token, ip));
  bind.public(startSms, ({ body, ...caller }) => parentSms.start(body, caller));
  bind.public(stopSms, ({ body, ip }) => parentSms.stop(body.token, ip));
}
