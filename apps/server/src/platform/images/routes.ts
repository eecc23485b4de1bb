import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { PlatformServices } from '../services.ts';

export function uploadRoutes(bind: Bind, { images, files }: PlatformServices): void {
  const { begin, append, finish, finishFile } = contract.upload;
  bind.authenticated(begin, ({ actor, body }) => images.begin(actor, body));
  bind.authenticated(append, ({ actor, params, body }) => images.append(actor, params.uploadId, body));
  bind.authenticated(finish, ({ actor, params }) => images.finish(actor, params.uploadId));
  bind.authenticated(finishFile, ({ actor, params, body }) => files.finish(actor, params.uploadId, body.name));
}
