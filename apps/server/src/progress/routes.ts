import { contract } from '@mashq/api/contract';
import type { CallRegistry } from '../platform/bind.ts';
import type { ProgressServices } from './services.ts';

export function rewardRoutes(bind: CallRegistry, { rewards, maze, gamification }: ProgressServices): void {
  const calls = contract.member.rewards;
  bind.authenticated(calls.badges, ({ actor }) => rewards.badges(actor));
  bind.authenticated(calls.badgesSeen, ({ actor }) => rewards.badgesSeen(actor));
  bind.authenticated(calls.newBadgesCount, ({ actor }) => rewards.newBadgesCount(actor));
  bind.authenticated(calls.cups, ({ actor }) => rewards.cups(actor));
  bind.authenticated(calls.maze, ({ actor }) => maze.read(actor));
  bind.authenticated(calls.mazePlayed, ({ actor }) => maze.played(actor));
  bind.authenticated(calls.mazeSolved, ({ actor, body }) => maze.solved(actor, body.number));
  const school = contract.school.dashboard;
  bind.authenticated(school.gamification, ({ actor }) => gamification.read(actor));
  bind.authenticated(school.setGamification, ({ actor, body }) => gamification.set(actor, body.status));
}
