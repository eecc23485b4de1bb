import type { MathNode } from '@mashq/curriculum/model';
import { spokenMath } from '@mashq/curriculum/speech';
import { pageLanguage } from '../../i18n/page-language.ts';

/**
 * A formula as a Persian reader says it: «سه پنجم», «دو و یک سوم», «سه ضرب‌در چهار مساوی است با جای خالی».
 * In an English page it is said in English. It is the accessible name of `MathText`; the drawn formula is hidden from screen readers.
 */
export function speakMath(node: MathNode): string {
  return pageLanguage()?.speakMath?.(node) ?? spokenMath(node);
}
