import type { AnswerReply } from '@mashq/api/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api.ts';
import { openDatabase } from '../../platform/offline/database.ts';
import type { PendingAnswer, SubmittedAnswer } from '../../platform/offline/pending-answer.ts';
import { type AnswerStore, indexedDbStore, memoryStore, openAnswerStore } from './answer-store.ts';
import { Outbox, type OutboxOptions, type Outcome } from './outbox.ts';

const AVA = 'ava';
const PARSA = 'parsa';
let last = 0;

function answer(questionId: string, typed = '۱۲'): SubmittedAnswer {
  last += 1;
  return {
    id: `answer-${last}`,
    questionId,
    assignment: null,
    raw: { kind: 'integer', values: [typed] },
    shownAt: '2026-11-21T08:00:00.000Z',
    answeredAt: '2026-11-21T08:00:09.000Z',
    activeMs: 9000,
  };
}

const replyTo = ({ id }: { id: string }) => ({ attempt_id: id, verdict: 'right' }) as AnswerReply;
const noNetwork = () => new ApiError({ status: 0, code: 'network', detail: 'خطا در ارتباط با سرور' });

/** A server that counts accepted answers, with a network that can fail. */
function makeServer() {
  const server = {
    taken: [] as string[],
    arrivals: [] as PendingAnswer[],
    fail: undefined as ApiError | undefined,
    /** The reply is lost after the server has stored the answer. */
    loseReply: false,
    send: vi.fn(async (sent: PendingAnswer): Promise<AnswerReply> => {
      if (server.fail) throw server.fail;
      server.arrivals.push(sent);
      if (!server.taken.includes(sent.id)) server.taken.push(sent.id);
      if (server.loseReply) throw noNetwork();
      return replyTo(sent);
    }),
  };
  return server;
}

let store: AnswerStore;
let user: string | null;
let server: ReturnType<typeof makeServer>;

function open(options: Partial<OutboxOptions> = {}): Outbox {
  // Tests start retries themselves: this delay is never reached.
  return new Outbox({ store, userId: () => user, send: server.send, delay: () => 1e9, replyTimeout: 1e9, ...options });
}

beforeEach(() => {
  store = indexedDbStore();
  user = AVA;
  server = makeServer();
});

afterEach(async () => {
  await (await openDatabase()).clear('answers');
});

const idsOf = (answers: readonly PendingAnswer[]) => answers.map(({ id }) => id);

describe('with a network', () => {
  it('sending all that was given also sends what is only being stored on the device', async () => {
    let stored = () => {};
    const disk = memoryStore();
    store = {
      ...disk,
      of: (owner) => disk.of(owner),
      put: (one) => disk.put(one),
      remove: (order) => disk.remove(order),
      add: async (one) => {
        await new Promise<void>((resolve) => (stored = resolve));
        return disk.add(one);
      },
    };
    const outbox = open();
    const given = answer('q1');
    const submitted = outbox.submit(given);
    const drained = outbox.flushNow().then(() => [...server.taken]);
    stored();
    expect(await drained).toEqual([given.id]);
    await submitted;
  });

  it('an answer is confirmed, graded and removed', async () => {
    const outbox = open();
    const given = answer('q1');
    expect(await outbox.submit(given)).toEqual({ kind: 'reply', reply: replyTo(given) });
    await outbox.refresh();
    expect(outbox.state).toEqual({ waiting: [], refused: [], busy: null });
    expect(await store.of(AVA)).toEqual([]);
    expect(server.arrivals[0]).toMatchObject({ raw: given.raw, activeMs: 9000, offline: false });
  });

  it('an answer is kept before it is sent', async () => {
    let kept: PendingAnswer[] = [];
    const outbox = open({
      send: async (sent) => {
        kept = await store.of(AVA);
        return replyTo(sent);
      },
    });
    const given = answer('q1');
    await outbox.submit(given);
    expect(idsOf(kept)).toEqual([given.id]);
  });

  describe('shows a verdict', () => {
    /** A store whose one step waits until it is let go. */
    function holding(step: 'stored' | 'remove') {
      const disk = memoryStore();
      const gate = { open: () => {}, fail: (_: Error) => {} };
      const held = new Promise<void>((resolve, reject) => {
        gate.open = resolve;
        gate.fail = reject;
      });
      store = {
        ...disk,
        ...(step === 'stored' && { add: async (one) => ({ ...(await disk.add(one)), stored: held }) }),
        ...(step === 'remove' && { remove: (order) => held.then(() => disk.remove(order)) }),
      };
      return gate;
    }

    it('not before the answer is on disk, for which the request does not wait', async () => {
      const disk = holding('stored');
      const outbox = open();
      const given = answer('q1');
      let outcome: Outcome | undefined;
      const submitted = outbox.submit(given).then((came) => {
        outcome = came;
      });
      await vi.waitFor(() => expect(server.taken).toEqual([given.id]));
      await new Promise((resolve) => setTimeout(resolve));
      expect(outcome).toBeUndefined();
      disk.open();
      await submitted;
      expect(outcome).toEqual({ kind: 'reply', reply: replyTo(given) });
    });

    it('before the answer is removed, and counts it as waiting no more', async () => {
      const disk = holding('remove');
      const outbox = open();
      const given = answer('q1');
      expect(await outbox.submit(given)).toEqual({ kind: 'reply', reply: replyTo(given) });
      await outbox.refresh();
      expect(outbox.state.waiting).toEqual([]);
      disk.open();
      await outbox.flush();
      expect(await store.of(AVA)).toEqual([]);
      expect(server.arrivals).toHaveLength(1);
    });

    it('that the server gave though the disk is full, and says of no other answer that it is kept', async () => {
      const disk = holding('stored');
      disk.fail(new Error('full'));
      const outbox = open();
      const given = answer('q1');
      expect(await outbox.submit(given)).toEqual({ kind: 'reply', reply: replyTo(given) });
      server.fail = noNetwork();
      await expect(outbox.submit(answer('q2'))).rejects.toThrow('full');
    });
  });

  it('an answer given while another waits for its turn is sent too', async () => {
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const outbox = open({ lock: (run) => turn.then(() => run(true)) });
    const given = [answer('q1'), answer('q2')] as const;
    const submitted = given.map((one) => outbox.submit(one));
    await vi.waitFor(() => expect(outbox.state.waiting).toHaveLength(2));
    begin();
    await Promise.all(submitted);
    expect(server.taken).toEqual(given.map(({ id }) => id));
  });

  it('a refused answer stays to be seen until it is dismissed, and is not sent again', async () => {
    const outbox = open();
    server.fail = new ApiError({ status: 409, detail: 'مهلت تکلیف تمام شده است.' });
    const outcome = await outbox.submit(answer('q1'));
    expect(outcome).toEqual({ kind: 'refused', refusal: { status: 409, detail: 'مهلت تکلیف تمام شده است.' } });
    await outbox.flush();
    expect(server.send).toHaveBeenCalledTimes(1);
    expect(outbox.state.waiting).toEqual([]);
    expect(outbox.state.refused).toHaveLength(1);
    await outbox.dismiss(outbox.state.refused[0]?.order ?? 0);
    expect(outbox.state.refused).toEqual([]);
  });

  it('a child does not wait for ever for a slow reply, and gets it when it comes', async () => {
    let reply = (_: AnswerReply) => undefined as unknown;
    const outbox = open({
      replyTimeout: 0,
      send: () =>
        new Promise((done) => {
          reply = done;
        }),
    });
    const settled: Outcome[] = [];
    outbox.onSettled((_, outcome) => settled.push(outcome));
    const given = answer('q1');
    expect(await outbox.submit(given)).toEqual({ kind: 'waiting' });
    reply(replyTo(given));
    await outbox.flush();
    expect(settled).toEqual([{ kind: 'reply', reply: replyTo(given) }]);
    expect(await store.of(AVA)).toEqual([]);
  });
});

it('an answer that cannot be removed from the device is reported once and not sent again in this visit', async () => {
  store = { ...memoryStore(), remove: () => Promise.reject(new Error('the disk is gone')) };
  const outbox = open();
  const heard: string[] = [];
  outbox.onSettled(({ id }) => heard.push(id));
  await expect(outbox.submit(answer('q1'))).resolves.toMatchObject({ kind: 'reply' });
  await outbox.flush();
  await outbox.flush();
  expect(heard).toHaveLength(1);
  expect(server.arrivals).toHaveLength(1);
  expect(outbox.state.waiting).toEqual([]);
});

describe('without a network', () => {
  it('answers wait, are counted, and arrive once each in the order given', async () => {
    const outbox = open();
    server.fail = noNetwork();
    const given = [answer('q1', 'a'), answer('q2', 'b'), answer('q1', 'c')];
    for (const one of given) expect(await outbox.submit(one)).toEqual({ kind: 'waiting' });
    expect(idsOf(outbox.state.waiting)).toEqual(idsOf(given as PendingAnswer[]));
    await vi.waitFor(() => expect(outbox.state.waiting.every(({ offline }) => offline)).toBe(true));
    server.fail = undefined;
    await outbox.flushNow();
    expect(server.taken).toEqual(given.map(({ id }) => id));
    expect(server.arrivals.every(({ offline }) => offline)).toBe(true);
    await outbox.refresh();
    expect(outbox.state.waiting).toEqual([]);
    await outbox.flush();
    expect(server.arrivals).toHaveLength(3);
  });

  it('the first failure ends the round: the others are not tried against a dead network', async () => {
    const outbox = open();
    server.fail = noNetwork();
    await outbox.submit(answer('q1'));
    await outbox.submit(answer('q2'));
    server.send.mockClear();
    await outbox.flush();
    expect(server.send).toHaveBeenCalledTimes(1);
  });

  it('an answer whose reply was lost is sent again under the same id', async () => {
    const outbox = open();
    server.loseReply = true;
    expect(await outbox.submit(answer('q1'))).toEqual({ kind: 'waiting' });
    server.loseReply = false;
    await outbox.flush();
    expect(server.arrivals).toHaveLength(2);
    expect(server.taken).toHaveLength(1);
  });

  it('what waits outlives the page', async () => {
    server.fail = noNetwork();
    const given = answer('q1');
    await open().submit(given);
    server.fail = undefined;
    const afterReload = open();
    await afterReload.refresh();
    expect(idsOf(afterReload.state.waiting)).toEqual([given.id]);
    await afterReload.flush();
    expect(server.taken).toEqual([given.id]);
  });

  it('tries again by itself, later and later, and from the beginning once something has arrived', async () => {
    const waits: number[] = [];
    const outbox = open({
      delay: (failures) => {
        waits.push(failures);
        return failures < 2 ? 0 : 1e9;
      },
    });
    server.fail = noNetwork();
    await outbox.submit(answer('q1'));
    await vi.waitFor(() => expect(waits).toEqual([0, 1, 2]));
    server.fail = undefined;
    await outbox.flush();
    server.fail = noNetwork();
    await outbox.submit(answer('q2'));
    await vi.waitFor(() => expect(waits.slice(3)).toEqual([0, 1, 2]));
  });
});

describe('an answer that the server cannot read', () => {
  const unreadable = (sent: { id: string }) =>
    ({ ...replyTo(sent), verdict: 'invalid', message: [{ t: 'text', text: 'یک جای خالی مانده است.' }] }) as AnswerReply;

  it('stays with what was typed when nobody waits for the reply any more', async () => {
    const outbox = open({ send: async (sent) => (server.fail ? server.send(sent) : unreadable(sent)) });
    server.fail = noNetwork();
    const given = answer('q1', '۲۱۰');
    expect(await outbox.submit(given)).toEqual({ kind: 'waiting' });
    server.fail = undefined;
    await open({ send: async (sent) => unreadable(sent) }).flush();
    await outbox.refresh();
    expect(outbox.state).toMatchObject({
      waiting: [],
      refused: [{ id: given.id, raw: given.raw, refusal: { status: 422, detail: 'یک جای خالی مانده است.' } }],
    });
  });

  it('is not kept where its question is open and says so itself', async () => {
    const outbox = open({ send: async (sent) => unreadable(sent) });
    expect(await outbox.submit(answer('q1'))).toMatchObject({ kind: 'reply', reply: { verdict: 'invalid' } });
    expect(outbox.state).toMatchObject({ waiting: [], refused: [] });
  });

  it('gives way to the next answer of its question', async () => {
    await store.add({ ...answer('q1'), userId: AVA, offline: true, refusal: { status: 422, detail: 'کامل نیست.' } });
    await store.add({ ...answer('q2'), userId: AVA, offline: true, refusal: { status: 422, detail: 'کامل نیست.' } });
    const outbox = open();
    await outbox.submit(answer('q1'));
    expect(outbox.state.refused.map(({ questionId }) => questionId)).toEqual(['q2']);
  });
});

describe('a server in trouble', () => {
  it('is left alone for as long as it asks, and gets every answer after that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      // A browser without a network can collect a day's answers.
      const given = ['q1', 'q2', 'q3', 'q4'].map((question) => answer(question));
      server.fail = noNetwork();
      const outbox = open({ delay: () => 10 });
      for (const each of given) await outbox.submit(each);
      vi.clearAllTimers();
      server.fail = undefined;
      let asked = 0;
      const limited = open({
        delay: () => 10,
        send: async (sent) => {
          asked += 1;
          if (asked === 3) throw new ApiError({ status: 429, detail: '', retryAfter: 7 });
          return server.send(sent);
        },
      });
      await limited.flush();
      // No other answer was sent.
      expect(asked).toBe(3);
      expect(server.taken).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(6_900);
      expect(asked).toBe(3);
      await vi.advanceTimersByTimeAsync(200);
      await limited.flush();
      expect(server.taken).toEqual(given.map(({ id }) => id));
      expect(limited.state.refused).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a busy server that names a pause gets nothing before it has passed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let asked = 0;
      const busy = open({
        delay: () => 10,
        send: async (sent) => {
          asked += 1;
          if (asked === 1) throw new ApiError({ status: 503, detail: 'شلوغ است.', retryAfter: 5 });
          return server.send(sent);
        },
      });
      const given = ['q1', 'q2'].map((question) => answer(question));
      for (const one of given) await store.add({ ...one, userId: AVA, offline: false, refusal: null });
      await busy.flush();
      expect(asked).toBe(1);
      expect(busy.state).toMatchObject({ busy: 'شلوغ است.', refused: [] });
      expect(busy.state.waiting).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(4_900);
      expect(asked).toBe(1);
      await vi.advanceTimersByTimeAsync(200);
      await busy.flush();
      expect(server.taken).toEqual(given.map(({ id }) => id));
      expect(busy.state).toMatchObject({ busy: null, waiting: [] });
    } finally {
      vi.useRealTimers();
    }
  });

  it('an answer that must wait holds back the later ones of its question, not those of others', async () => {
    const outbox = open({
      send: async (sent) => {
        if (sent.id === first.id) throw new ApiError({ status: 503, detail: '' });
        return server.send(sent);
      },
    });
    const first = answer('q1');
    const later = answer('q1');
    const other = answer('q2');
    expect(await outbox.submit(first)).toEqual({ kind: 'waiting' });
    expect(await outbox.submit(later)).toEqual({ kind: 'waiting' });
    expect(await outbox.submit(other)).toMatchObject({ kind: 'reply' });
    expect(server.taken).toEqual([other.id]);
    expect(idsOf(await store.of(AVA))).toEqual([first.id, later.id]);
  });

  it('a refusal lets what was given after it through', async () => {
    const first = answer('q1');
    const later = answer('q1');
    const outbox = open({
      send: async (sent) => {
        if (sent.id === first.id) throw new ApiError({ status: 400, detail: 'خوانا نیست.' });
        return server.send(sent);
      },
    });
    await Promise.all([outbox.submit(first), outbox.submit(later)]);
    expect(server.taken).toEqual([later.id]);
  });
});

describe('several people at one browser', () => {
  it('waiting answers are not sent under another’s session, nor shown there', async () => {
    const outbox = open();
    server.fail = noNetwork();
    const hers = answer('q1');
    await outbox.submit(hers);
    user = PARSA;
    server.fail = undefined;
    await outbox.refresh();
    await outbox.flush();
    expect(outbox.state.waiting).toEqual([]);
    expect(server.taken).toEqual([]);
    const his = answer('q1');
    await outbox.submit(his);
    expect(server.taken).toEqual([his.id]);
    user = AVA;
    await outbox.flush();
    expect(server.taken).toEqual([his.id, hers.id]);
  });

  it('sending stops in the middle when the person changes', async () => {
    const outbox = open();
    server.fail = noNetwork();
    const first = answer('q1');
    await outbox.submit(first);
    await outbox.submit(answer('q2'));
    server.fail = undefined;
    server.send.mockImplementationOnce(async (sent) => {
      user = PARSA;
      server.taken.push(sent.id);
      return replyTo(sent);
    });
    await outbox.flush();
    expect(server.taken).toEqual([first.id]);
  });

  it('a session that is over leaves the answer waiting for its owner', async () => {
    const outbox = open();
    const given = answer('q1');
    server.fail = new ApiError({ status: 401, detail: '' });
    void outbox.submit(given);
    await vi.waitFor(() => expect(server.send).toHaveBeenCalled());
    await outbox.flush();
    expect(await store.of(AVA)).toEqual([expect.objectContaining({ id: given.id, refusal: null })]);
  });

  it('nobody signed in gives no answers', async () => {
    user = null;
    await expect(open().submit(answer('q1'))).rejects.toThrow();
  });
});

describe('several tabs', () => {
  it('one sends, all hear of it', async () => {
    let turn = Promise.resolve();
    const lock = (run: (isAtOnce: boolean) => Promise<void>) => {
      turn = turn.then(() => run(false));
      return turn;
    };
    const channels = [new BroadcastChannel('test'), new BroadcastChannel('test')] as const;
    const one = open({ lock, channel: channels[0] });
    const other = open({ lock, channel: channels[1] });
    server.fail = noNetwork();
    const given = [answer('q1'), answer('q2')];
    for (const each of given) await one.submit(each);
    await other.refresh();
    expect(other.state.waiting).toHaveLength(2);
    server.fail = undefined;
    server.arrivals.length = 0;
    await Promise.all([one.flush(), other.flush()]);
    expect(idsOf(server.arrivals)).toEqual(given.map(({ id }) => id));
    await vi.waitFor(() => expect(other.state.waiting).toEqual([]));
    for (const channel of channels) channel.close();
  });
});

describe('a browser without a database', () => {
  it('keeps answers while the page is open', async () => {
    store = memoryStore();
    const outbox = open();
    server.fail = noNetwork();
    const given = answer('q1');
    await outbox.submit(given);
    expect(idsOf(outbox.state.waiting)).toEqual([given.id]);
    server.fail = new ApiError({ status: 409, detail: 'تمام شد.' });
    await outbox.flush();
    expect(outbox.state.refused).toHaveLength(1);
    await outbox.dismiss(outbox.state.refused[0]?.order ?? 0);
    expect(outbox.state.refused).toEqual([]);
  });

  it('is noticed by itself', async () => {
    const { indexedDB } = globalThis;
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    vi.resetModules();
    const fresh = await import('./answer-store.ts');
    const best = fresh.openAnswerStore();
    const { answers } = await best.add({ ...answer('q1'), userId: AVA, offline: false, refusal: null });
    vi.stubGlobal('indexedDB', indexedDB);
    expect(await best.of(AVA)).toHaveLength(1);
    await best.remove(answers[0]?.order ?? 0);
    expect(await best.of(AVA)).toEqual([]);
  });

  it('uses the database where there is one', async () => {
    const best = openAnswerStore();
    await best.add({ ...answer('q1'), userId: AVA, offline: false, refusal: null });
    expect(await indexedDbStore().of(AVA)).toHaveLength(1);
  });
});
