import { Button } from '@mashq/ui/actions/button';
import { vars } from '@mashq/ui/theme';
import { useState } from 'react';
import { useWords } from './InLanguage.tsx';
import { Row, Specimen } from './Specimen.tsx';

const SPEEDS = ['fast', 'normal', 'slow'] as const;

const WORDS = {
  fa: {
    fast: '۱۲۰ هزارم ثانیه: فشردن',
    normal: '۲۰۰ هزارم ثانیه: باز و بسته شدن',
    slow: '۳۲۰ هزارم ثانیه: آمدن برگه و کشو',
    again: 'دوباره ببین',
  },
  en: {
    fast: '120 ms: pressing',
    normal: '200 ms: opening and closing',
    slow: '320 ms: sheets and drawers',
    again: 'See again',
  },
};

/** Each speed, run again on every press. Under reduced motion the dots simply are at the other end. */
export function Speeds() {
  const words = useWords(WORDS);
  const [isAway, setAway] = useState(false);
  return (
    <Specimen>
      {SPEEDS.map((name) => (
        <Row key={name} name={`motion.${name}`} note={words[name]}>
          <div
            style={{
              position: 'relative',
              blockSize: vars.space[6],
              background: vars.color.surfaceMuted,
              borderRadius: vars.radius.full,
            }}
          >
            <span
              style={{
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: isAway ? `calc(100% - ${vars.space[6]})` : 0,
                inlineSize: vars.space[6],
                borderRadius: vars.radius.full,
                background: vars.color.accent.solid,
                transition: `inset-inline-start ${vars.motion[name]} ${vars.motion.ease}`,
              }}
            />
          </div>
        </Row>
      ))}
      <div>
        <Button onPress={() => setAway(!isAway)}>{words.again}</Button>
      </div>
    </Specimen>
  );
}
