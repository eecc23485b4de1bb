import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { Slider as AriaSlider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Label, Text } from 'react-aria-components/TextField';
import { formatNumber } from '../../i18n/digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './Slider.css.ts';
import { SpokenValue } from './SpokenValue.tsx';

export interface SliderProps extends RootProps {
  /** Stands above the slider, always visible. */
  label: string;
  /** Under the label: what the two ends mean. */
  description?: ReactNode;
  /** The number, when the parent keeps it. */
  value?: number;
  /** @default minValue */
  defaultValue?: number;
  /** While it is being moved. */
  onChange?: (value: number) => void;
  /** When it was let go. */
  onChangeEnd?: (value: number) => void;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** @default 1 */
  step?: number;
  /** How a value is shown and spoken: `(n) => `${n} سؤال``. @default the number */
  format?: (value: number) => string;
  /** @default false */
  isDisabled?: boolean;
  /** Name in the form's data. */
  name?: string;
  /** The thumb. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number on a range, where about is enough. Keyboard: the arrows move by a step, Page Up and Page Down by more, Home and End
 * to the ends. It begins at the start of the line: right in Persian.
 */
export function Slider({
  label,
  description,
  value,
  minValue = 0,
  defaultValue = minValue,
  onChange,
  onChangeEnd,
  format = formatNumber,
  name,
  ref,
  ...rest
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  return (
    <AriaSlider<number>
      {...rest}
      {...(value === undefined ? { defaultValue } : { value })}
      minValue={minValue}
      {...(onChange && { onChange })}
      {...(onChangeEnd && { onChangeEnd })}
      className={classNames(css.root, rest.className)}
    >
      <Label className={css.label}>{label}</Label>
      <SliderOutput className={css.output}>{({ state }) => format(state.getThumbValue(0))}</SliderOutput>
      {description != null && (
        <Text elementType="div" className={css.description}>
          {description}
        </Text>
      )}
      <SliderTrack className={css.track}>
        {({ state }) => (
          <>
            <span className={css.fill} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb inputRef={input} className={css.thumb} {...(name !== undefined && { name })} />
            <SpokenValue input={input} text={format(state.getThumbValue(0))} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
