/**
 * Starts what follows a person through the whole visit and no first paint waits for: one file that loads after the app, so
 * that what is added here costs the first load nothing.
 */
import { followApiAddress } from '@mashq/state/platform/api-address/address-in-use';
import { startLive } from '@mashq/state/platform/live/start-live';
import { followLook } from '@mashq/state/school/branding/follow-look';
import { followAnswers } from './auth/session/follow-answers.ts';
import { followPush } from './notifications/follow-push.ts';
import { firstScreenCopy } from './platform/loading/first-screen.ts';
import { followOpenWork } from './platform/offline/follow-open-work.ts';
import { followServiceWorker } from './platform/offline/follow-service-worker.ts';
import { noteRuns } from './platform/offline/note-compiled-scripts.ts';
import { storeScreen } from './platform/stored-screen/store-screen.ts';
import { applyBranding } from './platform/theme/apply-branding.ts';

followAnswers();
followLook(applyBranding);
startLive();
followOpenWork();
followServiceWorker();
followPush();
followApiAddress();
if (firstScreenCopy instanceof Element) storeScreen(firstScreenCopy);
// What is compiled is kept some seconds after it ran: a shorter visit does not count.
setTimeout(() => void noteRuns(), 15_000);
