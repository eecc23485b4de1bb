import type { LongArithmeticForm } from './model.ts';

export function publicForm(form: LongArithmeticForm): LongArithmeticForm {
  const { kind } = form;
  if (form.operation === '÷') {
    const { operation, dividend, divisor } = form;
    return { kind, operation, dividend, divisor };
  }
  const { operation, terms, hasCarries } = form;
  return { kind, operation, terms, ...(hasCarries === undefined ? {} : { hasCarries }) };
}
