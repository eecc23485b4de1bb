import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { eraseDue } from '../accounts/profile/erase.ts';
import { encryptPhones } from '../auth/encrypt-phones.ts';
import { resealSecondFactors } from '../auth/second-factor.ts';
import { dataKey, sessionSecret } from '../auth/server-secrets.ts';
import { startSweeping } from '../auth/sweep.ts';
import { sweepClassMessages } from '../messages/class-messages/sweep.ts';
import { startPushing, sweepPushes } from '../notifications/push/send-due.ts';
import { LocalBank } from '../payments/local-bank.ts';
import { expirePreOrders } from '../payments/pre-orders/expire.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { openGateway } from '../payments/zarinpal.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createAttemptPartitions } from '../platform/db/attempt-partitions.ts';
import { connect } from '../platform/db/connect.ts';
import { embeddedMaintenance } from '../platform/db/embedded-maintenance.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startPublishingDue } from '../platform/live/publish-due.ts';
import { programVersion, requireFittingApp } from '../platform/program-version.ts';
import { makeKeyring } from '../platform/security/keys.ts';
import { makePasswords } from '../platform/security/passwords.ts';
import { makePhoneCipher } from '../platform/security/phone-cipher.ts';
import { makeTokens } from '../platform/security/tokens.ts';
import { openSms } from '../platform/sms/queue.ts';
import { StartError } from '../platform/start-error.ts';
import { tryStorage } from '../platform/storage/try-storage.ts';
import { openStorage } from '../platform/storage/unavailable.ts';
import { makeMetrics, serveMetrics } from '../platform/telemetry/metrics.ts';
import { startTracing, traceQuery } from '../platform/telemetry/tracing.ts';
import { makeAnswerNews } from '../questions/answer-news.ts';
import { backfillContents } from '../questions/backfill-contents.ts';
import { startRecounting } from '../reports/organization/recount.ts';
import { sendWeeklyMessages } from '../reports/parent-links/weekly-sms.ts';
import { expireArchives } from '../work/answer-archive/archive.ts';
import { remindDeadlines } from '../work/assignments/deadline-reminders.ts';
import { startTellingTeachers } from '../work/assignments/teacher-news.ts';
import { databaseFindings, lineOf, surroundingFindings } from './check-surroundings.ts';
import { DEMO_PASSWORD } from './demo/accounts.ts';
import { WORLD_SIZES } from './demo/people.ts';
import { demoState, hasKnownPasswords, seedDemoWorld } from './demo/seed.ts';
import { makeServer } from './http/server.ts';
import { createServices, enrolmentHooks } from './services.ts';

export interface Running {
  /** Where a browser finds it. */
  readonly address: string;
  readonly version: string;
  /** Takes no more connections, answers what has begun, then closes the database; within ten seconds. */
  readonly stop: () => Promise<void>;
}

type Listening = Pick<Config, 'port' | 'host'>;

function listenFailure(error: unknown, { port, host }: Listening, variable: 'PORT' | 'METRICS_PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop it, or choose another: ${variable}=${port + 1}`,
    );
  }
  if (code === 'EACCES') return new StartError(`Port ${port} may not be used by this user. Choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`${variable === 'PORT' ? 'HOST' : 'METRICS_HOST'} ${host} is no address of this machine.`);
  return error;
}

/**
 * Once, into an empty database, or the rest of it where a start was broken off; the messages of its people's lives are not
 * sent to anybody.
 */
async function fillWithDemo(
  context: Context,
  print: (line: string) => void,
  { demoPasswords: passwords, demoSize }: Pick<Config, 'demoPasswords' | 'demoSize'>,
): Promise<void> {
  const state = await demoState(context.db);
  if (state === 'whole') return;
  if (state === 'other') {
    print('This database has people of its own: no demo world is added to it.');
    return;
  }
  print(
    state === 'empty'
      ? 'Filling the empty database with the demo world, this once …'
      : 'Filling the demo world was broken off: going on with it …',
  );
  const password = passwords === 'random' ? randomBytes(12).toString('base64url') : DEMO_PASSWORD;
  if (passwords === 'random') print(`Password of the demo accounts made now, printed this once: ${password}`);
  await seedDemoWorld({ ...context, sms: { send: async () => {} } }, print, WORLD_SIZES[demoSize], password);
}

/** Throws `StartError` where the server could not listen, before anything that takes long. */
async function requireFreePort(place: Listening, variable: 'PORT' | 'METRICS_PORT'): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenFailure(error, place, variable)));
    probe.listen(place, () => probe.close(() => resolve()));
  });
}

/** A statement that does not end would hold up the whole stop; what was confirmed is stored without it. */
const CLOSE_DATABASE_MS = 2_500;

/** Numbers of this week over hundreds of schools change little within it. */
const OVERVIEW_FRESH_MS = 5_000;

/** Answers of one class within this time are one event for its teachers. */
const GATHER_ANSWERS_MS = 2_000;

/** A collector that does not answer must not hold up the stop either. */
const FLUSH_TRACES_MS = 1_000;

/** Waits for the work, or for the time to be over. */
async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}

/** Opens the database, brings it to the newest schema, and serves. Throws `StartError` with what the operator can mend. */
export async function start(config: Config, print: (line: string) => void): Promise<Running> {
  requireFittingApp(config.webDist);
  await requireFreePort({ port: config.port, host: config.host }, 'PORT');
  if (config.metrics) await requireFreePort(config.metrics, 'METRICS_PORT');
  const keyring = makeKeyring(await sessionSecret(config), config.previousSecrets);
  const dataKeys = makeKeyring(await dataKey(config), config.previousDataKeys);
  const phones = makePhoneCipher(dataKeys);
  // Before the database is opened, so that its first queries are in the traces.
  const tracing = config.tracedAs === undefined ? undefined : await startTracing(config.tracedAs);
  const db = await connect(config, {
    traceQuery: tracing && traceQuery,
    onLostConnection: ({ message }) => print(`Lost a database connection: ${message}`),
  });
  try {
    await migrate(db);
    await db.announceServer();
    const encrypted = await encryptPhones(db, phones);
    if (encrypted > 0) print(`Encrypted ${encrypted} phone numbers.`);
    await resealSecondFactors(db, dataKeys);
    const storage = await openStorage(config);
    const fault = await tryStorage(storage);
    if (fault?.isOfSettings) {
      throw new StartError(`Files of people cannot be kept (${fault.text}). Mend FILES_DIR or the S3_ variables.`);
    }
    // What passes by itself keeps nobody from homework.
    if (fault) print(`Files of people cannot be kept now: ${fault.text}`);
    const clock = () => new Date();
    const version = programVersion();
    const localBank = config.payments.gateway === 'local' ? new LocalBank(clock) : undefined;
    const embedded = db.engine === 'pglite';
    const { sms, queue } = openSms(config, {
      db,
      clock,
      keyring,
      phones,
      ...(embedded ? { announce: print } : {}),
    });
    const context: Context = {
      enrolmentHooks,
      answered: makeAnswerNews(db, clock, GATHER_ANSWERS_MS).note,
      db,
      clock,
      passwords: makePasswords(),
      tokens: makeTokens(keyring),
      keyring,
      dataKeys,
      phones,
      sms,
      storage,
      paymentGateway: localBank?.gateway() ?? openGateway(config.payments),
      vapid: config.vapid,
      publicOrigin: config.origin ?? (config.isPublic ? undefined : `http://localhost:${config.port}`),
      status: config.status,
      version,
      apiOrigins: config.apiOrigins,
      sourceMaps: config.sourceMaps,
      chatRetentionMonths: config.chatRetentionMonths,
      overviewFreshMs: OVERVIEW_FRESH_MS,
    };
    if (config.isPublic && (await hasKnownPasswords(context))) {
      throw new StartError(
        'This database holds demo accounts whose password everybody knows, and others than this machine reach the server. Use another database, or set HOST=localhost without TRUST_PROXY and SECURE.',
      );
    }
    if (config.demo) await fillWithDemo(context, print, config);
    await createAttemptPartitions(db, clock()).catch((error: unknown) =>
      print(`Partitions of answers are made later: ${error instanceof Error ? error.message : String(error)}`),
    );
    const metrics = config.metrics && makeMetrics(db);
    const served = config.metrics && metrics && (await serveMetrics(metrics, config.metrics));
    const services = createServices(context);
    db.replica?.watch((isRead, why) =>
      print(
        isRead ? 'Reports are read of the replica.' : `Reports are read of the primary, not of the replica: ${why}`,
      ),
    );
    const app = await makeServer({
      metrics,
      replica: db.replica,
      hashAddress: (ip) => keyring.hash('address', ip),
      services,
      logLevel: config.logLevel,
      trustProxy: config.trustProxy,
      shedAfterMs: config.shedAfterMs,
      origin: config.origin,
      apiOrigins: config.apiOrigins,
      secure: config.secure,
      webDist: config.webDist,
      localBank,
    });
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenFailure(error, config, 'PORT');
    });
    const bound = app.server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
    const everywhere = config.host === '0.0.0.0' || config.host === '::';
    const address = `http://${everywhere ? 'localhost' : config.host}:${port}`;
    if (!existsSync(config.webDist)) print(`No built app at ${config.webDist}: serving the API alone.`);
    const stopping = new AbortController();
    queue?.onOutcome(({ outcome, ...facts }) => {
      metrics?.message(outcome);
      // A message that was sent is no news.
      if (outcome !== 'sent') app.log[outcome === 'failed' ? 'error' : 'warn']({ outcome, ...facts }, 'SMS not sent');
    });
    const stopSending = queue?.start((error) => {
      print(`Messages were not sent: ${error instanceof Error ? error.message : String(error)}`);
    });
    const finish = async () => {
      await filling;
      await stopSending?.();
      await stopReminding();
      await stopTelling();
      await stopPushing();
      await stopPublishing();
      await stopSweeping();
      await stopRecounting();
      await db.close();
    };
    // Beside serving, for services may take their time: what the doctor would say, where it is not well.
    void Promise.all([surroundingFindings(config, clock), databaseFindings(db, clock, config)]).then(
      (findings) => {
        for (const finding of findings.flat()) if (finding.level !== 'ok') print(lineOf(finding));
      },
      // The database went away, or the server is being stopped: that is said elsewhere.
      () => undefined,
    );
    const filling = backfillContents(db, { signal: stopping.signal }).then(
      ({ filled, lost }) => {
        if (filled > 0) print(`Stored the content of ${filled} older questions.`);
        if (lost > 0) print(`${lost} older questions are of skills the curriculum does not have any more.`);
      },
      (error: unknown) => print(`Older questions are still without content: ${String(error)}`),
    );
    const stopReminding = remindDeadlines(context, (error) => {
      print(`Children were not reminded of deadlines: ${error instanceof Error ? error.message : String(error)}`);
    });
    const stopTelling = startTellingTeachers(context, (error) => {
      print(`Teachers were not notified of their classes: ${error instanceof Error ? error.message : String(error)}`);
    });
    const stopPushing = startPushing(
      context,
      (error) => {
        print(`Browsers were not notified: ${error instanceof Error ? error.message : String(error)}`);
      },
      ({ outcome, ...facts }) => {
        metrics?.push(outcome);
        if (outcome !== 'sent')
          app.log[outcome === 'failed' ? 'error' : 'warn']({ outcome, ...facts }, 'push not sent');
      },
    );
    const stopPublishing = startPublishingDue(context, (error) => {
      print(`Scheduled events were not sent: ${error instanceof Error ? error.message : String(error)}`);
    });
    const stopSweeping = startSweeping(
      context,
      (error) => print(`What has expired was not removed: ${error instanceof Error ? error.message : String(error)}`),
      undefined,
      [
        services.images.sweep,
        services.live.sweep,
        services.chat.removeOld,
        () => eraseDue(context),
        () => sweepPushes(context),
        () => reconcilePayments(context),
        () => sweepClassMessages(context, services, config.classMessageMonths),
        () => expirePreOrders(context),
        () => expireArchives(context),
        () => sendWeeklyMessages(context),
        services.jobApplications.sweep,
        () => createAttemptPartitions(db, clock()),
        embeddedMaintenance(db, clock),
      ],
    );
    const stopRecounting = startRecounting(context, (error) =>
      print(`Figures of schools were not counted: ${error instanceof Error ? error.message : String(error)}`),
    );
    app.log.info({ version, node: process.versions.node, database: db.engine, address }, 'started');
    return {
      address,
      version,
      stop: async () => {
        stopping.abort();
        await app.close();
        await served?.close();
        await withTimeout(FLUSH_TRACES_MS, tracing?.stop() ?? Promise.resolve());
        await withTimeout(CLOSE_DATABASE_MS, finish());
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}
