import { Button } from '@mashq/ui/actions/button';
import { Slider } from '@mashq/ui/forms/slider';
import { formatNumber } from '@mashq/ui/i18n';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scienceWords } from '../strings/lab/science.ts';
import { Experiment } from './Experiment.tsx';
import { frequency } from './models.ts';
import * as css from './science.css.ts';

const words = scienceWords.string;

/** Frequencies to reach, in hertz. */
const TASKS = [220, 330, 440] as const;
const TOLERANCE = 5;

/** Grams a meter of a thick guitar string, in kilograms. */
const DENSITY = 0.001;

/** Sound and strings: shorter and tighter is higher. */
export function Strings() {
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(60);
  const [tension, setTension] = useState(40);
  const hertz = frequency({ length: length / 100, tension, density: DENSITY });
  const target = TASKS[at] ?? TASKS[0];
  const play = useTone(hertz);
  const end = 60 + length * 5.6;
  const summary = words.scene(formatNumber(Math.round(hertz)));
  return (
    <Experiment
      name="sound"
      summary={summary}
      task={words.task(formatNumber(target))}
      tasks={TASKS.length}
      at={at}
      onNext={() => setAt((at + 1) % TASKS.length)}
      check={() => {
        const off = hertz - target;
        if (Math.abs(off) <= TOLERANCE) return { isRight: true, says: words.right };
        return { isRight: false, says: off < 0 ? words.low : words.high };
      }}
      scene={
        <svg viewBox="0 0 600 300" role="img" aria-label={summary} className={css.drawing}>
          <rect x="30" y="110" width="540" height="90" rx="24" className={css.soft} />
          <circle cx="180" cy="155" r="34" className={css.muted} />
          <path d="M60 90v120" className={css.line} />
          <path d={`M${end} 90v120`} className={css.line} />
          {/* The lowest tone: the whole string swings to one side and the other. */}
          <path d={`M60 155Q${(60 + end) / 2} ${125 - tension / 3} ${end} 155`} className={css.wave} />
          <path d={`M60 155Q${(60 + end) / 2} ${185 + tension / 3} ${end} 155`} className={css.wave} opacity={0.35} />
          <path d={`M60 155H${end}`} className={css.thin} />
          <text x="300" y="260" className={css.label}>
            {words.hertz(formatNumber(Math.round(hertz)))}
          </text>
        </svg>
      }
    >
      <Slider
        label={words.length}
        minValue={20}
        maxValue={90}
        value={length}
        onChange={setLength}
        format={(value) => words.lengthValue(formatNumber(value))}
      />
      <Slider
        label={words.tension}
        minValue={10}
        maxValue={120}
        value={tension}
        onChange={setTension}
        format={(value) => words.tensionValue(formatNumber(value))}
      />
      <div>
        <Button variant="secondary" icon={<Volume2 size="1.2em" />} onPress={play}>
          {words.play}
        </Button>
      </div>
    </Experiment>
  );
}

/** Sounds a tone of a second. Nothing sounds before it is asked for. */
function useTone(hertz: number): () => void {
  const audio = useRef<AudioContext>(undefined);
  useEffect(() => () => void audio.current?.close(), []);
  return () => {
    audio.current ??= new AudioContext();
    const { currentTime, destination } = audio.current;
    const tone = audio.current.createOscillator();
    const volume = audio.current.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.2, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 1);
    tone.connect(volume).connect(destination);
    tone.start();
    tone.stop(currentTime + 1);
  };
}
