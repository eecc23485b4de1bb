import { contract } from '@mashq/api/contract';
import type { Bind } from '../bind.ts';
import type { Services } from '../services.ts';

export function previewRoutes(bind: Bind, { questionPreview }: Services): void {
  bind.authenticated(contract.teacher.questions.preview, ({ query }) => questionPreview.preview(query));
}
