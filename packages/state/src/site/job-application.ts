import type { Contract, RequestOf } from '@mashq/api/contract';
import { visitorApi } from '../platform/api/visitor.ts';

import { toBase64 } from '../platform/upload/to-base64.ts';
import { useVisitorSubmit } from '../platform/use-visitor-submit.ts';

/** The same `id` is sent again after a failure, so that nothing is stored twice. */
export type JobApplication = Omit<RequestOf<Contract['site']['applyForJob']>['body'], 'file'> & { readonly file: Blob };

const call = async ({ file, ...body }: JobApplication) =>
  visitorApi.site.applyForJob({ body: { ...body, file: await toBase64(file) } });

/** Applies for a job with a resume. */
export const useApplyForJob = () => useVisitorSubmit(call);
