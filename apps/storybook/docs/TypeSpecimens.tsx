import { formatNumber } from '@mashq/ui/i18n';
import { vars } from '@mashq/ui/theme';
import { Row, Specimen } from './Specimen.tsx';

const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', 'xxl', 'xxxl', 'hero'] as const;
const STEPS = ['۱⁄۱٫۲', '۱⁄۱٫۱', '۱', '۱٫۲', '۱٫۴۴', '۱٫۷۳', '۲٫۰۷', 'تا ۳٫۵۸'];

export function TypeScale() {
  return (
    <Specimen>
      {SIZES.map((size, index) => (
        <Row key={size} name={`text.${size}`} note={`${STEPS[index]} برابر`}>
          <span style={{ fontSize: vars.text[size], lineHeight: vars.leading.heading }}>کسرها را مقایسه کن</span>
        </Row>
      ))}
    </Specimen>
  );
}

export function Weights() {
  const weights = [
    ['weightText', vars.font.weightText, 'متن'],
    ['weightStrong', vars.font.weightStrong, 'برچسب و دکمه'],
    ['weightHeading', vars.font.weightHeading, 'سرنویس'],
    ['weightNumber', vars.font.weightNumber, 'عدد'],
  ] as const;
  return (
    <Specimen>
      {weights.map(([name, weight, use]) => (
        <Row key={name} name={`font.${name}`} note={use}>
          <span style={{ fontWeight: weight, fontSize: vars.text.xl }}>مشقِ ریاضی، صفحهٔ {formatNumber(46)}</span>
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
