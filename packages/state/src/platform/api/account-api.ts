import { createCalls } from '@mashq/api/client';
import { account } from '@mashq/api/client/account';
import { classroom } from '@mashq/api/client/member-classroom';
import { passwords } from '@mashq/api/client/passwords';
import { classCode } from '@mashq/api/client/teacher-class-code';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

type Calls = Pick<Contract, 'account' | 'passwords'> &
  Pick<Contract['member'], 'classroom'> &
  Pick<Contract['teacher'], 'classCode'>;

/** The calls of the own account and of classes joined by a code. */
export const accountApi = createCalls<Calls>({ account, passwords, classroom, classCode }, clientOptions);
