import type { Contract, RequestOf } from '@mashq/api/contract';
import { visitorApi } from '../platform/api/visitor.ts';
import { toBase64 } from '../platform/upload/upload-picture.ts';
import { useVisitorSubmit } from '../platform/use-visitor-submit.ts';

/** The same `id` is sent again after a failure, so that nothing is stored twice. */
type JobApplication = Omit<RequestOf<Contract['site']['applyForJob']>['body'], 'file'> & { readonly file: Blob };

const sendApplication = async ({ file, ...body }: JobApplication) =>
  visitorApi.site.applyForJob({ body: { ...body, file: await toBase64(file) } });

/** Applies for a job with a resume. */
export const useApplyForJob = () => useVisitorSubmit(sendApplication);

/** A message or a registration; the same `id` is sent again after a failure, so that nothing is stored twice. */
type VisitorMessage = RequestOf<Contract['site']['sendMessage']>['body'];

const sendMessage = (body: VisitorMessage) => visitorApi.site.sendMessage({ body });

/** Sends a visitor's message. */
export const useSendVisitorMessage = () => useVisitorSubmit(sendMessage);
