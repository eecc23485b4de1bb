import type { Contract, ResponseOf } from '@mashq/api/contract';

export type Placement = ResponseOf<Contract['member']['placement']['read']>;

export const questionPath = (questionId: string): string => `/student/placement/question/${questionId}`;
