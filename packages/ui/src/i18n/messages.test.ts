import { describe, expectTypeOf, it } from 'vitest';
import type { CopyButtonProps } from '../actions/copy-button/CopyButton.tsx';
import type { FileFieldProps } from '../forms/file-field/FileField.tsx';
import type { StepperProps } from '../navigation/stepper/Stepper.tsx';

/** Parts whose words are given as one object take other words than their own, in any language. */
describe('words of a part', () => {
  it('may be any strings, some or all of them', () => {
    expectTypeOf<{ copied: string }>().toExtend<NonNullable<CopyButtonProps['messages']>>();
    expectTypeOf<{ done: string }>().toExtend<NonNullable<StepperProps['messages']>>();
    expectTypeOf<{ choose: string }>().toExtend<NonNullable<FileFieldProps['messages']>>();
  });
});
