import { FileText, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Button as TextButton } from '../../actions/button/index.ts';
import { IconButton } from '../../actions/icon-button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../actions/menu/index.ts';
import * as sliderCss from '../../forms/slider/Slider.css.ts';
import { SpokenValue } from '../../forms/slider/SpokenValue.tsx';
import { formatNumber } from '../../i18n/digits.ts';
import * as faData from '../../i18n/fa/data.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import * as css from './AudioPlayer.css.ts';
import { type AudioLine, lineAt, playingTime } from './transcript.ts';
import { useAudio } from './use-audio.ts';

export interface AudioPlayerProps extends RootProps {
  /** What is heard; over the controls, and their name. */
  title: string;
  /** Address of the audio. */
  src: string;
  /** All that is said, so that nobody has to hear it: the line that is said now is under the controls, all lines behind a button. */
  lines: readonly AudioLine[];
  /** What can be chosen; 1 is as it was recorded. @default [0.75, 1, 1.25, 1.5] */
  speeds?: readonly number[];
  /** What the browser loads before it is played. @default 'metadata' */
  preload?: 'none' | 'metadata' | 'auto';
  /** The first moment of each playing. */
  onPlay?: () => void;
  /** It was heard to its end. */
  onEnded?: () => void;
  ref?: Ref<HTMLElement>;
}

const SPEEDS = [0.75, 1, 1.25, 1.5];
/** So many seconds a press goes back or forward. */
const STEP = 10;

/**
 * Plays a voice, with all its words. Time runs from left to right, as lines of time do; what begins to play stops what else plays on the
 * page. Keyboard: Tab goes from control to control, Enter or Space presses; on the slider the arrows go by a second, Page Up and Page
 * Down by a tenth, Home and End to the ends.
 */
export function AudioPlayer({
  title,
  src,
  lines,
  speeds = SPEEDS,
  preload = 'metadata',
  onPlay,
  onEnded,
  className,
  ref,
  ...rest
}: AudioPlayerProps) {
  const digits = useDigits();
  const words = messagesFor('data.audioPlayer', faData.audioPlayer);
  const audio = useRef<HTMLAudioElement>(null);
  const text = useRef<HTMLOListElement>(null);
  const thumb = useRef<HTMLInputElement>(null);
  const id = useId();
  const { time, duration, isPlaying, isWaiting, isFailed, seek } = useAudio(audio, src);
  const [speed, setSpeed] = useState(1);
  const [hasText, setHasText] = useState(false);
  const said = lineAt(lines, time);

  // While it plays the text follows; the page stays where it is.
  useEffect(() => {
    const list = text.current;
    const line = list?.querySelector<HTMLElement>('[aria-current]');
    if (!isPlaying || !hasText || said < 0 || !list || !line) return;
    list.scrollTop = line.offsetTop - (list.clientHeight - line.offsetHeight) / 2;
  }, [isPlaying, hasText, said]);

  const toggle = () => {
    const element = audio.current;
    if (element === null) return;
    if (!element.paused) return element.pause();
    element.playbackRate = speed;
    // A browser that plays nothing without a press, or has nothing to play, says so by its events.
    element.play().catch(() => undefined);
  };
  const choose = (next: number) => {
    setSpeed(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const retry = () => {
    audio.current?.load();
    toggle();
  };

  const timeText = (seconds: number) => playingTime(seconds, digits);
  const speedText = (value: number) => formatNumber(value, { digits });
  const step = formatNumber(STEP, { digits });

  return (
    <section {...rest} ref={ref} aria-labelledby={`${id}title`} className={classNames(css.root, className)}>
      <audio
        ref={audio}
        src={src}
        preload={preload}
        {...(onPlay && { onPlay })}
        {...(onEnded && { onEnded })}
        className={css.audio}
      />
      <p id={`${id}title`} className={css.title}>
        {title}
      </p>
      <div dir="ltr" className={css.controls}>
        <Button
          aria-label={isPlaying ? words.pause : words.play}
          aria-describedby={`${id}title`}
          className={css.play}
          onPress={toggle}
          {...(isWaiting && { 'data-waiting': '' })}
        >
          {isPlaying ? (
            <Pause size="1em" fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size="1em" fill="currentColor" aria-hidden="true" className={css.triangle} />
          )}
        </Button>
        <span aria-hidden="true" className={css.time}>
          {timeText(time)}
        </span>
        {/* From left to right; what react-aria says before the kit's words are there has the reader's digits. */}
        <I18nProvider locale={digits === 'fa' ? 'fa-Latn-IR' : 'fa-Latn-IR-u-nu-latn'}>
          <Slider
            aria-label={words.position}
            value={Math.min(time, duration)}
            maxValue={duration || 1}
            step={1}
            isDisabled={duration === 0}
            onChange={(to) => seek(Array.isArray(to) ? (to[0] ?? 0) : (to as number))}
            className={css.slider}
          >
            <SliderTrack className={sliderCss.track}>
              {({ state }) => (
                <>
                  <span className={sliderCss.fill} style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }} />
                  <SliderThumb inputRef={thumb} className={sliderCss.thumb} />
                  <SpokenValue input={thumb} text={words.of(timeText(time), timeText(duration))} />
                </>
              )}
            </SliderTrack>
          </Slider>
        </I18nProvider>
        <span aria-hidden="true" className={css.time}>
          {timeText(duration)}
        </span>
      </div>
      <div className={css.more}>
        <div dir="ltr" className={css.steps}>
          <IconButton aria-label={words.back(step)} isDisabled={duration === 0} onPress={() => seek(time - STEP)}>
            <RotateCcw size="1.25em" />
          </IconButton>
          <IconButton aria-label={words.forward(step)} isDisabled={duration === 0} onPress={() => seek(time + STEP)}>
            <RotateCw size="1.25em" />
          </IconButton>
        </div>
        <MenuTrigger>
          <Button className={css.choice} aria-label={`${words.speed} ${words.times(speedText(speed))}`}>
            <bdi dir="ltr">{`${speedText(speed)}×`}</bdi>
          </Button>
          <Menu aria-label={words.speed}>
            {speeds.map((one) => (
              <MenuItem key={one} isChecked={one === speed} onAction={() => choose(one)}>
                {one === 1 ? words.normal : words.times(speedText(one))}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
        {lines.length > 0 && (
          <Button
            className={css.choice}
            aria-expanded={hasText}
            aria-controls={`${id}text`}
            onPress={() => setHasText(!hasText)}
          >
            <FileText size="1.25em" aria-hidden="true" />
            {words.text}
          </Button>
        )}
      </div>
      {isFailed && (
        <div role="alert" className={css.failed}>
          {words.failed}
          <TextButton variant="secondary" size="small" onPress={retry}>
            {words.retry}
          </TextButton>
        </div>
      )}
      {!hasText && said >= 0 && !isFailed && <p className={css.said}>{lines[said]?.text}</p>}
      <ol ref={text} id={`${id}text`} aria-label={words.text} hidden={!hasText} className={css.text}>
        {lines.map(({ from, text: sentence }, index) => (
          <li key={from}>
            <Button
              className={css.line}
              isDisabled={duration === 0}
              onPress={() => seek(from)}
              {...(index === said && { 'aria-current': 'true' as const })}
            >
              <span className={css.lineTime}>{timeText(from)}</span>
              <span>{sentence}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
