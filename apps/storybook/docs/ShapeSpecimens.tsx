import { vars } from '@mashq/ui/theme';
import { Row, Specimen } from './Specimen.tsx';

export function Spaces() {
  return (
    <Specimen>
      {([1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const).map((step) => (
        <Row key={step} name={`space[${step}]`} note={`${(step * 4).toLocaleString('fa-IR')} پیکسل`}>
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
  ['small', 'نشان و چیز کوچک', '۱۰'],
  ['control', 'دکمه و کادر', '۱۶'],
  ['card', 'کارت', '۲۰'],
  ['dialog', 'برگهٔ سؤال و گفت‌وگو', '۲۸'],
] as const;

export function Radii() {
  return (
    <Specimen>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: vars.space[5] }}>
        {RADII.map(([name, use, pixels]) => (
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
              {use}، {pixels}
            </span>
          </div>
        ))}
      </div>
    </Specimen>
  );
}

export function Surfaces() {
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
        <div style={{ ...paper, background: vars.color.surface, boxShadow: vars.shadow.card }}>کارت</div>
        <div style={{ ...paper, background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }}>لایهٔ رو</div>
        <div style={{ ...paper, background: vars.color.surfaceMuted }}>فرورفته</div>
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
          برگهٔ سؤال
        </div>
      </div>
    </Specimen>
  );
}
