import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function profileRoutes(bind: Bind, { profile }: Services): void {
  const { brief, setTheme, dismissNotification } = contract.profile;
  bind.authenticated(brief, ({ actor }) => profile.brief(actor));
  bind.authenticated(setTheme, ({ actor, body }) => profile.setTheme(actor, body.theme));
  bind.authenticated(dismissNotification, ({ actor, params }) => profile.dismissNotification(actor, params.id));
}
