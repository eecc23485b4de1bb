import { createCalls } from '@mashq/api/client';
import { passwords } from '@mashq/api/client/passwords';
import { registration } from '@mashq/api/client/registration';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of new accounts and new passwords. */
export const registrationApi = createCalls<Pick<Contract, 'registration' | 'passwords'>>(
  { registration, passwords },
  clientOptions,
);
