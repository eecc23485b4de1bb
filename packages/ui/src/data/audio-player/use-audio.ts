import { type RefObject, useEffect, useState } from 'react';

export interface AudioState {
  /** Seconds. */
  time: number;
  /** Seconds; 0 until it is known. */
  duration: number;
  isPlaying: boolean;
  /** It is to play and has nothing to play yet. */
  isWaiting: boolean;
  isFailed: boolean;
}

const START: AudioState = { time: 0, duration: 0, isPlaying: false, isWaiting: false, isFailed: false };

/** What plays on the page: what begins to play stops it. */
let playing: HTMLAudioElement | undefined;

/** Follows what the browser plays. `seek` goes to a second; it shows before the browser is there, so that the next key goes on from it. */
export function useAudio(
  audio: RefObject<HTMLAudioElement | null>,
  src: string,
): AudioState & { seek: (to: number) => void } {
  const [state, setState] = useState(START);
  const [known, setKnown] = useState(src);
  if (src !== known) {
    setKnown(src);
    setState(START);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source begins again
  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    const set = (part: Partial<AudioState>) => setState((before) => ({ ...before, ...part }));
    const events: Readonly<Record<string, () => void>> = {
      timeupdate: () => set({ time: element.currentTime }),
      seeked: () => set({ time: element.currentTime }),
      durationchange: () => set({ duration: Number.isFinite(element.duration) ? element.duration : 0 }),
      play: () => {
        if (playing !== element) playing?.pause();
        playing = element;
        set({ isPlaying: true, isFailed: false });
      },
      playing: () => set({ isWaiting: false }),
      waiting: () => set({ isWaiting: true }),
      pause: () => set({ isPlaying: false, isWaiting: false }),
      ended: () => set({ isPlaying: false, isWaiting: false }),
      error: () => set({ isFailed: true, isPlaying: false, isWaiting: false }),
    };
    for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
    // What was known before the page came to life.
    if (element.readyState > 0) events.durationchange?.();
    if (element.error) events.error?.();
    return () => {
      for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
      if (playing === element) playing = undefined;
    };
  }, [audio, src]);

  const seek = (to: number) => {
    if (audio.current === null) return;
    const time = Math.min(Math.max(to, 0), state.duration);
    audio.current.currentTime = time;
    setState((before) => ({ ...before, time }));
  };

  return { ...state, seek };
}
