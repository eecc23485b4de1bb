/**
 * Starts what follows a person through the whole visit and no first paint waits for: one file that loads after the app, so
 * that what is added here costs the first load nothing.
 */
import { followApiAddress } from '@mashq/state/platform/api-address/address-in-use';
import { startLive } from '@mashq/state/platform/live/start-live';
import { followLook } from '@mashq/state/school/branding/follow-look';
import { followOpenWork } from './offline/follow-open-work.ts';
import { followServiceWorker } from './offline/follow-service-worker.ts';
import { followPush } from './push/follow-push.ts';
import { followAnswers } from './session/follow-answers.ts';
import { dress } from './theme/dress.ts';

followAnswers();
followLook(dress);
startLive();
followOpenWork();
followServiceWorker();
followPush();
followApiAddress();
