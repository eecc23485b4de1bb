import { contract, liveStream } from '@mashq/api/contract';
import type { CallRegistry } from './bind.ts';
import type { PlatformServices } from './services.ts';

export function frontendLogRoutes(bind: CallRegistry, { frontendLog }: PlatformServices): void {
  bind.public(contract.log.frontend, ({ body, ip }) => frontendLog.report(body, ip));
}

export function uploadRoutes(bind: CallRegistry, { images, files }: PlatformServices): void {
  const { begin, append, finish, finishFile } = contract.upload;
  bind.authenticated(begin, ({ actor, body }) => images.begin(actor, body));
  bind.authenticated(append, ({ actor, params, body }) => images.append(actor, params.uploadId, body));
  bind.authenticated(finish, ({ actor, params }) => images.finish(actor, params.uploadId));
  bind.authenticated(finishFile, ({ actor, params, body }) => files.finish(actor, params.uploadId, body.name));
}

export function liveRoutes(bind: CallRegistry, { live }: PlatformServices): void {
  bind.authenticated(contract.live.since, ({ actor, query }) => live.since(actor, query.after));
  bind.stream(liveStream, live.streams.open);
}

export function statusRoutes(bind: CallRegistry, { status }: PlatformServices): void {
  bind.public(contract.status.read, () => status.read());
  bind.public(contract.site.apiOrigins, () => status.apiOrigins());
}
