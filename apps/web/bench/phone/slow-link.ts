import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A cheap phone's network: bytes a second in each direction, and milliseconds there and back. */
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const ROUND_TRIP_MS = 150;
/** Bytes that one connection sends before another has its turn: two packets. */
const TURN = 2920;

/** One direction of the link, which all connections share in turns. */
class Lane {
  readonly #rate: number;
  readonly #queues = new Map<Socket, Buffer[]>();
  /** Sent and not there yet, in their order: timers that end in one millisecond may run in another. */
  readonly #underWay: { to: Socket; part: Buffer }[] = [];
  #freeAt = 0;
  #isBusy = false;

  constructor(rate: number) {
    this.#rate = rate;
  }

  send(to: Socket, data: Buffer): void {
    const queue = this.#queues.get(to) ?? [];
    for (let at = 0; at < data.length; at += TURN) queue.push(data.subarray(at, at + TURN));
    this.#queues.set(to, queue);
    if (!this.#isBusy) this.#next();
  }

  /** Resolves once nothing of a connection is under way. */
  end(to: Socket): void {
    if (this.#queues.has(to)) setTimeout(() => this.end(to), ROUND_TRIP_MS);
    else setTimeout(() => to.end(), ROUND_TRIP_MS);
  }

  #next(): void {
    const [first] = this.#queues;
    this.#isBusy = first !== undefined;
    if (first === undefined) return;
    const [to, queue] = first;
    const part = queue.shift();
    this.#queues.delete(to);
    // The next turn is of another connection.
    if (queue.length > 0) this.#queues.set(to, queue);
    // Counted on from when the line was free, so that the rounding of timers adds up to nothing.
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + ((part?.length ?? 0) / this.#rate) * 1000;
    const wait = this.#freeAt - performance.now();
    if (part) {
      this.#underWay.push({ to, part });
      setTimeout(
        () => {
          const arrived = this.#underWay.shift();
          if (arrived && !arrived.to.destroyed) arrived.to.write(arrived.part);
        },
        wait + ROUND_TRIP_MS / 2,
      );
    }
    setTimeout(() => this.#next(), wait);
  }
}

export interface Link {
  readonly url: string;
  /** Without it bytes pass at once: for what comes before a measured visit. */
  slow: boolean;
  readonly stop: () => Promise<void>;
}

/** A slow link to a server of this machine. */
export async function openLink(target: string): Promise<Link> {
  const { port } = new URL(target);
  const down = new Lane(DOWN);
  const up = new Lane(UP);
  const sockets = new Set<Socket>();
  const state = { slow: true };
  const server: Server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(port), host: 'localhost', noDelay: true });
    // Opening a connection takes one more trip before the first byte.
    let opening: Promise<unknown> | undefined = state.slow
      ? new Promise((resolve) => setTimeout(resolve, ROUND_TRIP_MS))
      : undefined;
    const pass = (data: Buffer) => (state.slow ? up.send(far, data) : far.write(data));
    near.on('data', (data: Buffer) => {
      if (opening === undefined) return pass(data);
      opening = opening.then(() => pass(data));
      return undefined;
    });
    far.on('data', (data: Buffer) => (state.slow ? down.send(near, data) : near.write(data)));
    near.on('close', () => up.end(far));
    far.on('close', () => down.end(near));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return Object.assign(state, {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
