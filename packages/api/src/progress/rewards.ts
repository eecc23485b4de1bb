import * as v from 'valibot';
import { defineCall } from '../platform/define.ts';
import { CountSchema, OkSchema } from '../platform/primitives.schemas.ts';
import { BadgesSchema, CupsSchema, MazeSchema } from './rewards.schemas.ts';

const student = ['student'] as const;
const off = { 404: 'Rewards are switched off in the student’s school.' };

/** Badges, cups and the maze of a student. */
export const memberRewards = {
  badges: defineCall({
    method: 'GET',
    path: '/member/badges/',
    access: student,
    summary: 'The badges of the student, the newest first.',
    response: BadgesSchema,
  }),
  badgesSeen: defineCall({
    method: 'POST',
    path: '/member/badges/seen/',
    access: student,
    summary: 'The student has looked at its badges: none of them is new any more.',
    response: OkSchema,
  }),
  newBadgesCount: defineCall({
    method: 'GET',
    path: '/member/new-badges-count/',
    access: student,
    summary: 'How many badges the student has not looked at yet.',
    response: v.strictObject({ count: CountSchema }),
  }),
  cups: defineCall({
    method: 'GET',
    path: '/member/reports/cups/',
    access: student,
    summary: 'Cups of the student, and the band of its week in its class.',
    response: CupsSchema,
  }),
  maze: defineCall({
    method: 'GET',
    path: '/member/games/maze/',
    access: student,
    summary: 'Today’s maze of the student, and how long it may play on.',
    response: MazeSchema,
    errors: off,
  }),
  mazePlayed: defineCall({
    method: 'POST',
    path: '/member/games/maze/played/',
    access: student,
    summary: 'The student is playing. The server counts the time between two of these; a long pause is none.',
    response: MazeSchema,
    errors: off,
  }),
  mazeSolved: defineCall({
    method: 'POST',
    path: '/member/games/maze/solved/',
    access: student,
    summary: 'Today’s maze of this number is solved. A second time changes nothing.',
    body: v.strictObject({ number: CountSchema }),
    response: MazeSchema,
    errors: off,
  }),
};
