import { Button } from '@mashq/ui/actions/button';
import { formatNumber } from '@mashq/ui/i18n';
import { type Mode, makeTheme, PRESETS, type PresetName, SEMANTIC_NAMES, themeVariables, vars } from '@mashq/ui/theme';
import type { CSSProperties } from 'react';
import { useWords } from './InLanguage.tsx';

interface Words {
  names: Record<string, string>;
  semantic: Record<(typeof SEMANTIC_NAMES)[number], string>;
  chapter: string;
  page: string;
  check: string;
  later: string;
}

const WORDS = {
  fa: {
    names: Object.fromEntries(PRESETS.map(({ name, label }) => [name, label])),
    semantic: { reward: 'جام', success: 'درست', danger: 'خطا', info: 'نکته' },
    chapter: 'فصل ۲، کسر',
    page: 'صفحهٔ',
    check: 'تأیید',
    later: 'بعداً',
  },
  en: {
    names: Object.fromEntries(PRESETS.map(({ name }) => [name, name])),
    semantic: { reward: 'reward', success: 'right', danger: 'failed', info: 'note' },
    chapter: 'Chapter 2, fractions',
    page: 'page',
    check: 'Check',
    later: 'Later',
  },
};

function Sample({ name, seed, mode }: { name: PresetName; seed: { hue: number; chroma: number }; mode: Mode }) {
  const words = useWords<Words>(WORDS);
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
        <strong style={{ fontSize: vars.text.lg, fontWeight: vars.font.weightHeading }}>{words.names[name]}</strong>
        <span style={{ color: vars.color.textMuted }}>{words.chapter}</span>
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
          {words.page} {formatNumber(46)}
        </span>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] }}>
        <Button>{words.check}</Button>
        <Button variant="secondary">{words.later}</Button>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }}>
        {SEMANTIC_NAMES.map((semantic) => (
          <span
            key={semantic}
            style={{
              flex: '1 1 5rem',
              paddingBlock: vars.space[1],
              textAlign: 'center',
              borderRadius: vars.radius.small,
              background: vars.color[semantic].soft,
              color: vars.color[semantic].text,
              borderBlockEnd: `4px solid ${vars.color[semantic].bright}`,
            }}
          >
            {words.semantic[semantic]}
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
      {PRESETS.map(({ name, seed }) => (
        <Sample key={name} name={name} seed={seed} mode={mode} />
      ))}
    </div>
  );
}
