import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { formatDigits } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import { faCarousel } from '../../i18n/fa/carousel.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { classNames, type RootProps } from '../../primitives/root-props.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './Carousel.css.ts';
import { CarouselDots } from './CarouselDots.tsx';
import { useRotation } from './use-rotation.ts';
import { useSlides } from './use-slides.ts';

export interface CarouselSlide {
  id: string;
  /** What the slide is about, for its dot and for screen readers. */
  name: string;
  content: ReactNode;
}

/** Slides side by side by the width of the window, as whole numbers; a width left out takes the narrower one's. */
export interface SlidesPerView {
  /** Up to 600 px. */
  narrow: number;
  /** Up to 1000 px. */
  medium?: number;
  /** Up to 1500 px. */
  wide?: number;
  /** Wider than 1500 px. */
  widest?: number;
}

export interface CarouselProps extends RootProps {
  /** What the slides are, such as «مدرسه‌های همراه». */
  label: string;
  slides: readonly CarouselSlide[];
  /** Keeps the label for screen readers alone, where a heading is over the carousel already. @default false */
  isLabelHidden?: boolean;
  /** Level of the label's heading. @default 2 */
  level?: 2 | 3 | 4;
  /** Slides side by side: everywhere the same, or by the width of the window. @default 1 */
  slidesPerView?: number | SlidesPerView;
  /** Buttons to the slide before and after. @default true */
  hasArrows?: boolean;
  /** A dot for each place the slides can be at. @default true */
  hasDots?: boolean;
  /** Turns by itself, with a button that stops it. @default false */
  isAutoplay?: boolean;
  /** How long a slide stays while it turns by itself, in milliseconds. @default 5000 */
  interval?: number;
  /** How long a move takes, in milliseconds; none where less motion is wanted. @default 500 */
  speed?: number;
  /** Called with the first slide in view, no matter who moved it. */
  onChange?: (slide: CarouselSlide) => void;
  /** What the whole is, for screen readers. @default «چرخانک» */
  roleLabel?: string;
  /** What one slide is, for screen readers. @default «اسلاید» */
  slideRoleLabel?: string;
  /** Name of one slide. @default «۲ از ۵: نام» */
  slideLabel?: (position: string, total: string, name: string) => string;
  /** @default «اسلاید قبلی» */
  previousLabel?: string;
  /** @default «اسلاید بعدی» */
  nextLabel?: string;
  /** @default «نگه داشتن حرکت خودکار» */
  pauseLabel?: string;
  /** @default «راه انداختن حرکت خودکار» */
  playLabel?: string;
  /** Name of the line of slides. @default «اسلایدها» */
  slidesLabel?: string;
  /** Name of the dots. @default «رفتن به اسلاید» */
  dotsLabel?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * Slides in a line that begins at the start of the page's direction: the first at the right in Persian. Moved by swipe,
 * arrows, dots and keys; what is out of view cannot be reached. Keyboard: Tab comes to the buttons, the dots and the
 * slides; the arrow keys move by one, Home and End go to the ends.
 */
export function Carousel({
  label,
  slides,
  isLabelHidden = false,
  level = 2,
  slidesPerView = 1,
  hasArrows = true,
  hasDots = true,
  isAutoplay = false,
  interval = 5000,
  speed = 500,
  onChange,
  roleLabel = messagesFor('carousel', faCarousel).carousel.role,
  slideRoleLabel = messagesFor('carousel', faCarousel).carousel.slideRole,
  slideLabel = messagesFor('carousel', faCarousel).carousel.slideLabel,
  previousLabel = messagesFor('carousel', faCarousel).carousel.previous,
  nextLabel = messagesFor('carousel', faCarousel).carousel.next,
  pauseLabel = messagesFor('carousel', faCarousel).carousel.pause,
  playLabel = messagesFor('carousel', faCarousel).carousel.play,
  slidesLabel = messagesFor('carousel', faCarousel).carousel.slides,
  dotsLabel = messagesFor('carousel', faCarousel).carousel.dots,
  className,
  ...rest
}: CarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const slidesId = useId();
  const digits = useDigits();
  const onwardKey = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const { index, perView, positions, goTo, letGo } = useSlides(scroller, {
    count: slides.length,
    speed,
    onMove: (to) => {
      const slide = slides[to];
      if (slide !== undefined) onChange?.(slide);
    },
  });
  const isMovable = positions > 1;
  const rotation = useRotation(isAutoplay && isMovable, interval, () => goTo(index + 1));

  const total = formatDigits(slides.length, digits);
  const labels = slides.map(({ name }, at) => slideLabel(formatDigits(at + 1, digits), total, name));
  const [focused, setFocused] = useState<number>();
  // A slide with the focus in it can be left, but never taken away from under the reader.
  const isReachable = (at: number) => perView === undefined || at === focused || (at >= index && at < index + perView);
  const indexByKey = (key: string) => {
    if (key === 'Home') return 0;
    if (key === 'End') return positions - 1;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
    return (index + (key === onwardKey ? 1 : positions - 1)) % positions;
  };
  const onSlidesKeyDown = (event: KeyboardEvent) => {
    // A field or a map within a slide keeps its own arrow keys.
    const next = event.target === event.currentTarget ? indexByKey(event.key) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  const Heading = `h${level}` as const;

  return (
    <section
      {...rest}
      className={classNames(css.root, className)}
      aria-roledescription={roleLabel}
      aria-labelledby={titleId}
      onFocus={() => rotation.setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) rotation.setFocused(false);
      }}
    >
      <div className={isLabelHidden && !isMovable ? visuallyHidden : css.head}>
        <Heading id={titleId} className={isLabelHidden ? visuallyHidden : css.title}>
          {label}
        </Heading>
        {isMovable && (
          <div className={css.controls}>
            {isAutoplay && (
              <IconButton aria-label={rotation.isOn ? pauseLabel : playLabel} onPress={rotation.toggle}>
                {rotation.isOn ? <Pause /> : <Play />}
              </IconButton>
            )}
            {hasArrows && (
              <>
                <IconButton
                  variant="secondary"
                  aria-label={previousLabel}
                  aria-controls={slidesId}
                  onPress={() => goTo(index - 1)}
                >
                  <ChevronRight className={css.onward} />
                </IconButton>
                <IconButton
                  variant="secondary"
                  aria-label={nextLabel}
                  aria-controls={slidesId}
                  onPress={() => goTo(index + 1)}
                >
                  <ChevronLeft className={css.onward} />
                </IconButton>
              </>
            )}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={scroller}
        id={slidesId}
        role="group"
        aria-label={slidesLabel}
        className={css.scroller}
        style={widthsOf(slidesPerView)}
        // What scrolls must be reached by keyboard.
        tabIndex={isMovable ? 0 : undefined}
        onKeyDown={onSlidesKeyDown}
        onFocus={(event) => rotation.setInSlide(event.target !== event.currentTarget)}
        onBlur={() => rotation.setInSlide(false)}
        onPointerEnter={() => rotation.setHovered(true)}
        onPointerLeave={() => rotation.setHovered(false)}
        onPointerDown={letGo}
        onTouchStart={rotation.stop}
        onWheel={letGo}
      >
        {slides.map(({ id, content }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            key={id}
            role="group"
            aria-roledescription={slideRoleLabel}
            aria-label={labels[at]}
            inert={!isReachable(at)}
            onFocus={() => setFocused(at)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
            }}
            className={css.slide}
          >
            {content}
          </div>
        ))}
      </div>
      {isMovable && hasDots && (
        <CarouselDots
          label={dotsLabel}
          names={labels.slice(0, positions)}
          current={index}
          controls={slidesId}
          onChoose={goTo}
          indexByKey={indexByKey}
        />
      )}
      <p className={visuallyHidden} aria-live={rotation.isTurning ? 'off' : 'polite'}>
        {labels[index]}
      </p>
    </section>
  );
}

function widthsOf(perView: number | SlidesPerView): CSSProperties {
  const by = typeof perView === 'number' ? { narrow: perView } : perView;
  const medium = by.medium ?? by.narrow;
  const wide = by.wide ?? medium;
  return {
    [css.PER_VIEW.narrow]: by.narrow,
    [css.PER_VIEW.medium]: medium,
    [css.PER_VIEW.wide]: wide,
    [css.PER_VIEW.widest]: by.widest ?? wide,
  } as CSSProperties;
}
