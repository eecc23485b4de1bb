import { Button } from '@mashq/ui/actions/button';
import { formatNumber } from '@mashq/ui/i18n';
import { type Mode, makeTheme, PRESETS, SEMANTIC_NAMES, themeVariables, vars } from '@mashq/ui/theme';
import type { CSSProperties } from 'react';

const SEMANTIC_LABELS: Record<(typeof SEMANTIC_NAMES)[number], string> = {
  reward: 'جام',
  success: 'درست',
  danger: 'نادرست',
  info: 'نکته',
};

function Sample({ label, seed, mode }: { label: string; seed: { hue: number; chroma: number }; mode: Mode }) {
  return (
    <article
      style={
        {
          ...themeVariables(makeTheme(seed, mode)),
          display: 'grid',
          gap: vars.space[4],
          padding: vars.space[5],
          background: vars.color.page,
          color: vars.color.text,
          borderRadius: vars.radius.dialog,
          border: `1px solid ${vars.color.line}`,
        } as CSSProperties
      }
    >
      <div
        style={{
          display: 'grid',
          gap: vars.space[3],
          padding: vars.space[5],
          background: vars.color.surface,
          border: `1px solid ${vars.color.line}`,
          borderRadius: vars.radius.card,
          backgroundImage: `linear-gradient(${vars.color.grid} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.grid} 1px, transparent 1px)`,
          backgroundSize: `${vars.size.gridCell} ${vars.size.gridCell}`,
        }}
      >
        <strong style={{ fontSize: vars.text.lg, fontWeight: vars.font.weightHeading }}>{label}</strong>
        <span style={{ color: vars.color.textMuted }}>فصل ۲، کسر</span>
        <span
          style={{
            fontSize: vars.text.hero,
            lineHeight: 1,
            fontWeight: vars.font.weightNumber,
            color: vars.color.accent.text,
          }}
        >
          {formatNumber(391)}
        </span>
        <span
          style={{
            justifySelf: 'start',
            paddingInline: vars.space[3],
            borderRadius: vars.radius.full,
            background: vars.color.accent.soft,
            color: vars.color.accent.onSoft,
          }}
        >
          صفحهٔ {formatNumber(46)}
        </span>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }}>
        <Button>بررسی پاسخ</Button>
        <Button variant="secondary">بعداً</Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }}>
        {SEMANTIC_NAMES.map((name) => (
          <span
            key={name}
            style={{
              flex: '1 1 5rem',
              paddingBlock: vars.space[1],
              textAlign: 'center',
              borderRadius: vars.radius.small,
              background: vars.color[name].soft,
              color: vars.color[name].text,
              borderBlockEnd: `4px solid ${vars.color[name].bright}`,
            }}
          >
            {SEMANTIC_LABELS[name]}
          </span>
        ))}
      </div>
    </article>
  );
}

/** Six presets in one mode, each dressed in its own variables, whatever the page's own preset is. */
export function PresetGallery({ mode }: { mode: Mode }) {
  return (
    <div
      className="sb-unstyled"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))', gap: vars.space[4] }}
    >
      {PRESETS.map(({ name, label, seed }) => (
        <Sample key={name} label={label} seed={seed} mode={mode} />
      ))}
    </div>
  );
}
