import { useSyncExternalStore } from 'react';

const speech = () => (typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis);

/** Some devices have their voices only later. */
function subscribe(onChange: () => void): () => void {
  speech()?.addEventListener('voiceschanged', onChange);
  return () => speech()?.removeEventListener('voiceschanged', onChange);
}

function persianVoice(): SpeechSynthesisVoice | null {
  return (
    speech()
      ?.getVoices()
      .find(({ lang }) => /^(fa|fas|per)\b/i.test(lang)) ?? null
  );
}

/** The Persian voice of this device; null where it has none. */
export function usePersianVoice(): SpeechSynthesisVoice | null {
  // By its name: a browser may make another list each time it is asked.
  const name = useSyncExternalStore(
    subscribe,
    () => persianVoice()?.voiceURI ?? null,
    () => null,
  );
  return name === null ? null : persianVoice();
}
