import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { FlipInRtl } from '../../actions/flip-in-rtl/FlipInRtl.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Spinner } from '../../feedback/spinner/Spinner.tsx';
import { foldDigits, formatNumber, formatPercent } from '../../i18n/digits.ts';
import { useDirection } from '../../i18n/direction.ts';
import type { ImageViewerMessages } from '../../i18n/fa/chat.ts';
import { faPunctuation } from '../../i18n/fa/punctuation.ts';
import { messagesFor } from '../../i18n/language.ts';
import { useDigits } from '../../i18n/use-digits.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { useZoom } from './use-zoom.ts';
import * as css from './ViewerStage.css.ts';
import { LARGEST, STEP, type Zoom } from './zoom.ts';

export interface ViewerImage {
  id: string;
  url: string;
  /** What is to be seen: shown below the picture, and read for it. */
  alt: string;
}

export interface ViewerStageProps {
  image: ViewerImage;
  index: number;
  total: number;
  onGo: (index: number) => void;
  /** The viewer shall close. */
  onLeave: () => void;
  uiMessages: ImageViewerMessages;
}

/** A press of an arrow moves the picture by so many pixels. */
const MOVE = 80;

/**
 * The picture is laid out at its size instead of being scaled: browsers scale the pixels of a picture that is a layer of
 * its own, and it would be blurred. `zoom` stretches the lengths written beside it too. A place in the window has no
 * beginning and no end side: physical on purpose. A picture that was not moved has no `translate` at all: with one, the
 * browser draws it now between two pixels and now on one of them.
 */
const placed = ({ scale, x, y }: Zoom) => ({
  zoom: scale,
  maxInlineSize: `${scale * 100}%`,
  maxBlockSize: `${scale * 100}%`,
  translate: x === 0 && y === 0 ? 'none' : `${x / scale}px ${y / scale}px`,
});

/** One picture and what can be done with it. */
export function ViewerStage({ image, index, total, onGo, onLeave, uiMessages }: ViewerStageProps) {
  useDigits();
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const forwards = useDirection() === 'rtl' ? 1 : -1;
  const go = (to: number) => to >= 0 && to < total && onGo(to);
  const { zoom, zoomBy, panBy, reset, gestures } = useZoom(stage, picture, (way) =>
    go(index + Math.sign(way) * forwards),
  );
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  const shownId = useRef(image.id);
  useEffect(() => {
    if (shownId.current === image.id) return;
    shownId.current = image.id;
    reset();
    setStatus('loading');
  }, [image.id, reset]);

  // On the whole page: the focus may be on any button of the viewer, or on the dialog itself.
  useEffect(() => {
    const isLarge = zoom.scale > 1;
    const arrow = (x: number, y: number) => {
      if (isLarge) panBy(-x * MOVE, -y * MOVE);
      else if (x !== 0) go(index - x * forwards);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      if (key === '+' || key === '=') zoomBy(STEP);
      else if (key === '-' || key === '−') zoomBy(1 / STEP);
      else if (foldDigits(key) === '0') reset();
      else if (key === 'ArrowRight') arrow(1, 0);
      else if (key === 'ArrowLeft') arrow(-1, 0);
      else if (key === 'ArrowUp') arrow(0, -1);
      else if (key === 'ArrowDown') arrow(0, 1);
      else if (key === 'PageDown') go(index + 1);
      else if (key === 'PageUp') go(index - 1);
      // A button that cannot be pressed any further lets the focus fall to the page, where the dialog hears no key.
      else if (key === 'Escape' && event.target === document.body) onLeave();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  const place = total > 1 ? uiMessages.place(formatNumber(index + 1), formatNumber(total)) : '';
  const percent = formatPercent(zoom.scale);
  return (
    <>
      <header className={css.bar}>
        <span className={css.place}>{place}</span>
        <IconButton
          aria-label={uiMessages.zoomOut}
          isDisabled={zoom.scale === 1 || status !== 'shown'}
          onPress={() => zoomBy(1 / STEP)}
        >
          <ZoomOut />
        </IconButton>
        <Button
          variant="quiet"
          size="small"
          aria-label={`${percent}${messagesFor('punctuation', faPunctuation).comma}${uiMessages.reset}`}
          isDisabled={zoom.scale === 1}
          onPress={reset}
        >
          <span className={css.percent}>{percent}</span>
        </Button>
        <IconButton
          aria-label={uiMessages.zoomIn}
          isDisabled={zoom.scale === LARGEST || status !== 'shown'}
          onPress={() => zoomBy(STEP)}
        >
          <ZoomIn />
        </IconButton>
        <IconButton slot="close" aria-label={uiMessages.close}>
          <X />
        </IconButton>
      </header>
      <div ref={stage} className={css.stage} {...(zoom.scale > 1 && { 'data-zoomed': '' })} {...gestures}>
        {status === 'failed' ? (
          <div role="alert" className={css.failed}>
            <ImageOff size="3rem" strokeWidth={1.5} aria-hidden="true" />
            {uiMessages.failed}
            <Button
              variant="secondary"
              onPress={() => {
                setStatus('loading');
                setAttempt(attempt + 1);
              }}
            >
              {uiMessages.retry}
            </Button>
          </div>
        ) : (
          <img
            key={`${image.id} ${attempt}`}
            ref={picture}
            src={image.url}
            alt={image.alt}
            draggable={false}
            className={css.picture}
            data-status={status}
            style={placed(zoom)}
            onLoad={() => setStatus('shown')}
            onError={() => setStatus('failed')}
          />
        )}
        {status === 'loading' && (
          <span className={css.wait}>
            <Spinner label={uiMessages.loading} size="large" />
          </span>
        )}
      </div>
      {total > 1 && (
        <>
          <span className={css.previous}>
            <IconButton
              variant="secondary"
              aria-label={uiMessages.previous}
              isDisabled={index === 0}
              onPress={() => go(index - 1)}
            >
              <FlipInRtl>
                <ChevronLeft />
              </FlipInRtl>
            </IconButton>
          </span>
          <span className={css.next}>
            <IconButton
              variant="secondary"
              aria-label={uiMessages.next}
              isDisabled={index === total - 1}
              onPress={() => go(index + 1)}
            >
              <FlipInRtl>
                <ChevronRight />
              </FlipInRtl>
            </IconButton>
          </span>
        </>
      )}
      <p className={css.caption} aria-hidden="true">
        {image.alt}
      </p>
      <div aria-live="polite" className={visuallyHidden}>
        {zoom.scale > 1 ? uiMessages.zoom(percent) : place && `${place}: ${image.alt}`}
      </div>
    </>
  );
}
