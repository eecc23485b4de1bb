import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import * as css from './MessageImage.css.ts';
import type { ChatImage } from './message.ts';

export interface MessageImageProps {
  image: ChatImage;
  /** What is to be seen, and what a press does. */
  label: string;
  failedLabel: string;
  isReachable: boolean;
  onOpen: () => void;
}

/** Neither a ribbon nor a tower: past these shapes the edges are cut, and the viewer shows the whole. */
const FLATTEST = 2;
const TALLEST = 0.75;

/** The picture of a message, in a room that is kept before it comes. A press shows it large. */
export function MessageImage({ image, label, failedLabel, isReachable, onOpen }: MessageImageProps) {
  const [failed, setFailed] = useState<string>();
  const [measured, setMeasured] = useState<number>();
  const { url, width, height } = image;
  const own = width && height ? width / height : measured;
  const shape = own ? Math.min(FLATTEST, Math.max(TALLEST, own)) : 4 / 3;
  if (failed === url) {
    return (
      <span className={css.frame} data-failed="" style={{ aspectRatio: shape }}>
        <ImageOff size="2em" aria-hidden="true" />
        {failedLabel}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      tabIndex={isReachable ? 0 : -1}
      className={css.frame}
      style={{ aspectRatio: shape }}
      onClick={onOpen}
    >
      <img
        src={url}
        alt=""
        decoding="async"
        draggable={false}
        className={css.picture}
        onLoad={({ currentTarget }) => setMeasured(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        onError={() => setFailed(url)}
      />
    </button>
  );
}
