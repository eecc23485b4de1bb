import { contract } from '@mashq/api/contract';
import type { Bind } from '../platform/bind.ts';
import type { QuestionsServices } from './services.ts';

export function previewRoutes(bind: Bind, { questionPreview }: QuestionsServices): void {
  bind.authenticated(contract.teacher.questions.preview, ({ query }) => questionPreview.preview(query));
}
