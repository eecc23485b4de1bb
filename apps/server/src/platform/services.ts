import { frontendLogService } from './client-errors/service.ts';
import type { Context } from './context.ts';
import { fileService } from './files/service.ts';
import { imageService } from './images/service.ts';
import { liveService } from './live/service.ts';
import { statusService } from './status/service.ts';

/** What every domain builds on: files, pictures, events, errors of browsers, the server’s state. */
export function createPlatform(context: Context) {
  return {
    status: statusService(context),
    frontendLog: frontendLogService(context),
    images: imageService(context),
    files: fileService(context),
    live: liveService(context),
  };
}

export type PlatformServices = ReturnType<typeof createPlatform>;
