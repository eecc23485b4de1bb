import { createCalls } from '@mashq/api/client';
import { parentLinks as ofStudent } from '@mashq/api/client/member-parent-links';
import { parent } from '@mashq/api/client/parent';
import { parentLinks as ofTeacher } from '@mashq/api/client/teacher-parent-links';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

type Calls = Pick<Contract, 'parent'> & {
  readonly ofStudent: Contract['member']['parentLinks'];
  readonly ofTeacher: Contract['teacher']['parentLinks'];
};

/** The calls of links for parents. */
export const parentApi = createCalls<Calls>({ parent, ofStudent, ofTeacher }, clientOptions);
