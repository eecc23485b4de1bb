import { createCalls } from '@mashq/api/client';
import { classMessageAttachments as attachmentCalls } from '@mashq/api/client/classMessageAttachments';
import { classMessages as memberCalls } from '@mashq/api/client/member-class-messages';
import { classMessages as teacherCalls } from '@mashq/api/client/teacher-class-messages';
import type { Contract } from '@mashq/api/contract';
import { clientOptions } from './api.ts';

/** The calls of messages to a class: reading them, and writing them. */
export const memberClassMessageApi = createCalls<Contract['member']['classMessages']>(memberCalls, clientOptions);
export const teacherClassMessageApi = createCalls<Contract['teacher']['classMessages']>(teacherCalls, clientOptions);
export const classMessageAttachmentApi = createCalls<Contract['classMessageAttachments']>(
  attachmentCalls,
  clientOptions,
);
