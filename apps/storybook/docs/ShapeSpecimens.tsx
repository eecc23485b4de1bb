import { formatNumber } from '@mashq/ui/i18n';
import { vars } from '@mashq/ui/theme';
import { useWords } from './InLanguage.tsx';
import { Row, Specimen } from './Specimen.tsx';

export function Spaces() {
  const pixels = useWords({ fa: 'پیکسل', en: 'px' });
  return (
    <Specimen>
      {([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const).map((step) => (
        <Row key={step} name={`space[${step}]`} note={`${formatNumber(step * 4)} ${pixels}`}>
          <div
            style={{
              inlineSize: vars.space[step],
              blockSize: vars.space[4],
              background: vars.color.accent.solid,
              borderRadius: '4px',
            }}
          />
        </Row>
      ))}
    </Specimen>
  );
}

const RADII = [
  ['small', 10],
  ['control', 16],
  ['card', 20],
  ['dialog', 28],
] as const;

const RADII_WORDS = {
  fa: { small: 'نشان و چیز کوچک', control: 'دکمه و کادر', card: 'کارت', dialog: 'برگهٔ سؤال و گفت‌وگو', comma: '،' },
  en: { small: 'badges and small things', control: 'buttons and boxes', card: 'cards', dialog: 'sheets', comma: ',' },
};

export function Radii() {
  const words = useWords(RADII_WORDS);
  return (
    <Specimen>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: vars.space[5] }}>
        {RADII.map(([name, pixels]) => (
          <div key={name} style={{ display: 'grid', gap: vars.space[2] }}>
            <div
              style={{
                blockSize: '6rem',
                borderRadius: vars.radius[name],
                background: vars.color.accent.soft,
                border: `${vars.size.border} solid ${vars.color.accent.line}`,
              }}
            />
            <code style={{ fontSize: vars.text.xs, justifySelf: 'start' }}>{`radius.${name}`}</code>
            <span style={{ fontSize: vars.text.sm, color: vars.color.textMuted }}>
              {words[name]}
              {words.comma} {formatNumber(pixels)}
            </span>
          </div>
        ))}
      </div>
    </Specimen>
  );
}

export function Surfaces() {
  const words = useWords({
    fa: { card: 'کارت', raised: 'لایهٔ رو', muted: 'فرورفته', question: 'برگهٔ سؤال' },
    en: { card: 'card', raised: 'raised', muted: 'sunk', question: 'question sheet' },
  });
  const paper = {
    blockSize: '9rem',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.card,
    fontSize: vars.text.sm,
  } as const;
  return (
    <Specimen>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
          gap: vars.space[6],
          padding: vars.space[6],
          background: vars.color.page,
          borderRadius: vars.radius.card,
        }}
      >
        <div style={{ ...paper, background: vars.color.surface, boxShadow: vars.shadow.card }}>{words.card}</div>
        <div style={{ ...paper, background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }}>
          {words.raised}
        </div>
        <div style={{ ...paper, background: vars.color.surfaceMuted }}>{words.muted}</div>
        <div
          style={{
            ...paper,
            backgroundColor: vars.color.surface,
            border: `${vars.size.hairline} solid ${vars.color.line}`,
            borderRadius: vars.radius.dialog,
            backgroundImage: `linear-gradient(${vars.color.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.grid} 1px, transparent 1px)`,
            backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
          }}
        >
          {words.question}
        </div>
      </div>
    </Specimen>
  );
}
