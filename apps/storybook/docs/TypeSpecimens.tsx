import { formatNumber } from '@mashq/ui/i18n';
import { vars } from '@mashq/ui/theme';
import { useWords } from './InLanguage.tsx';
import { Row, Specimen } from './Specimen.tsx';

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', 'xxl', 'xxxl', 'hero'] as const;
const STEPS = ['۱⁄۱٫۲', '۱⁄۱٫۱', '۱', '۱٫۲', '۱٫۴۴', '۱٫۷۳', '۲٫۰۷', 'تا ۳٫۵۸'];
const ENGLISH_STEPS = ['1⁄1.2', '1⁄1.1', '1', '1.2', '1.44', '1.73', '2.07', 'up to 3.58'];

export function TypeScale() {
  const words = useWords({
    fa: { steps: STEPS, times: 'برابر', sample: 'کسرها را مقایسه کن' },
    en: { steps: ENGLISH_STEPS, times: 'times', sample: 'Compare the fractions' },
  });
  return (
    <Specimen>
      {SIZES.map((size, index) => (
        <Row key={size} name={`text.${size}`} note={`${words.steps[index]} ${words.times}`}>
          <span style={{ fontSize: vars.text[size], lineHeight: vars.leading.heading }}>{words.sample}</span>
        </Row>
      ))}
    </Specimen>
  );
}

export function Weights() {
  const words = useWords({
    fa: { text: 'متن', strong: 'برچسب و دکمه', heading: 'سرنویس', number: 'عدد', sample: 'مشقِ ریاضی، صفحهٔ' },
    en: { text: 'text', strong: 'labels and buttons', heading: 'headings', number: 'numbers', sample: 'Maths, page' },
  });
  const weights = [
    ['weightText', vars.font.weightText, words.text],
    ['weightStrong', vars.font.weightStrong, words.strong],
    ['weightHeading', vars.font.weightHeading, words.heading],
    ['weightNumber', vars.font.weightNumber, words.number],
  ] as const;
  return (
    <Specimen>
      {weights.map(([name, weight, use]) => (
        <Row key={name} name={`font.${name}`} note={use}>
          <span style={{ fontWeight: weight, fontSize: vars.text.xl }}>
            {words.sample} {formatNumber(46)}
          </span>
        </Row>
      ))}
    </Specimen>
  );
}

export function Numbers() {
  return (
    <Specimen>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[10] }}>
        {[391, 29, 1405, 12345].map((value) => (
          <span
            key={value}
            style={{
              fontSize: vars.text.hero,
              lineHeight: vars.leading.tight,
              fontWeight: vars.font.weightNumber,
              color: vars.color.accent.text,
            }}
          >
            {formatNumber(value)}
          </span>
        ))}
      </div>
      <div
        style={{
          display: 'grid',
          justifyItems: 'start',
          fontSize: vars.text.xl,
          fontWeight: vars.font.weightNumber,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {[1111, 9898, 4040].map((value) => (
          <span key={value}>{formatNumber(value)}</span>
        ))}
      </div>
    </Specimen>
  );
}
