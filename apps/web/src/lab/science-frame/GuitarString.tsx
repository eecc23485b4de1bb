import { Button } from '@mashq/ui/actions/button';
import { Slider } from '@mashq/ui/forms/slider';
import { formatNumber } from '@mashq/ui/i18n';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { scienceWords } from '../strings/science.ts';
import { Experiment } from './Experiment.tsx';
import { frequency } from './physics.ts';
import * as css from './science.css.ts';

const words = scienceWords.string;

/** Frequencies to reach, in hertz. */
const TASKS = [220, 330, 440] as const;
const TOLERANCE = 5;

/** Grams a meter of a thick guitar string, in kilograms. */
const DENSITY = 0.001;

/** Where the string begins, pixels of a centimeter, and marks of ten of them. */
const [START, CENTIMETER, MARKS] = [60, 5.6, 9];

/** Sound and strings: shorter and tighter is higher. */
export function GuitarString() {
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(60);
  const [tension, setTension] = useState(40);
  const hertz = frequency({ length: length / 100, tension, density: DENSITY });
  const target = TASKS[at] ?? TASKS[0];
  const play = useTone(hertz);
  const end = START + length * CENTIMETER;
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
        <svg viewBox="0 0 600 310" role="img" aria-label={summary} className={css.drawing}>
          <path
            d="M64 68c62-16 118-14 160 18 22 16 44 14 66 6 26-10 60-12 96-12h182v150H386c-36 0-70-2-96-12-22-8-44-10-66 6-42 32-98 34-160 18-30-8-38-40-38-87s8-79 38-87z"
            className={css.wood}
          />
          <circle cx="150" cy="155" r="40" className={css.hole} />
          {/* A mark for each ten centimeters. */}
          {Array.from({ length: MARKS }, (_, index) => START + (index + 1) * 10 * CENTIMETER).map((x) => (
            <path key={x} d={`M${x} 216v10`} className={css.thin} />
          ))}
          <path d={`M${START} 108v94`} className={css.line} />
          <path d={`M${end} 108v94`} className={css.line} />
          {/* The lowest tone: the whole string swings to one side and the other. */}
          <path d={`M${START} 155Q${(START + end) / 2} ${125 - tension / 3} ${end} 155`} className={css.wave} />
          <path
            d={`M${START} 155Q${(START + end) / 2} ${185 + tension / 3} ${end} 155`}
            className={css.wave}
            opacity={0.35}
          />
          <path d={`M${START} 155H${end}`} className={css.thin} />
          <text x="300" y="292" className={css.label}>
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
