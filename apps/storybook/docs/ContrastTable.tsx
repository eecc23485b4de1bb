import { formatNumber } from '@mashq/ui/i18n';
import {
  contrast,
  makeTheme,
  PRESETS,
  SEMANTIC_NAMES,
  type SemanticName,
  type ThemeColors,
  vars,
} from '@mashq/ui/theme';
import { useState } from 'react';
import { useWords } from './InLanguage.tsx';

interface Pair {
  use: string;
  front: (theme: ThemeColors) => string;
  back: (theme: ThemeColors) => string;
  asked: number;
}

const semanticPairs = (name: SemanticName): Pair[] => [
  { use: `${name}.text / soft`, front: (t) => t[name].text, back: (t) => t[name].soft, asked: 4.5 },
  { use: `${name}.onSolid / solid`, front: (t) => t[name].onSolid, back: (t) => t[name].solid, asked: 4.5 },
  { use: `${name}.onBright / bright`, front: (t) => t[name].onBright, back: (t) => t[name].bright, asked: 4.5 },
  { use: `${name}.line / surface`, front: (t) => t[name].line, back: (t) => t.surface, asked: 3 },
];

const PAIRS: Pair[] = [
  { use: 'text / page', front: (t) => t.text, back: (t) => t.page, asked: 4.5 },
  { use: 'textMuted / surface', front: (t) => t.textMuted, back: (t) => t.surface, asked: 4.5 },
  { use: 'textMuted / surfaceMuted', front: (t) => t.textMuted, back: (t) => t.surfaceMuted, asked: 4.5 },
  { use: 'accent.text / page', front: (t) => t.accent.text, back: (t) => t.page, asked: 4.5 },
  { use: 'accent.onSoft / soft', front: (t) => t.accent.onSoft, back: (t) => t.accent.soft, asked: 4.5 },
  { use: 'accent.onSolid / solid', front: (t) => t.accent.onSolid, back: (t) => t.accent.solid, asked: 4.5 },
  { use: 'accent.solid / page', front: (t) => t.accent.solid, back: (t) => t.page, asked: 3 },
  { use: 'accent.line / surface', front: (t) => t.accent.line, back: (t) => t.surface, asked: 3 },
  { use: 'lineStrong / surface', front: (t) => t.lineStrong, back: (t) => t.surface, asked: 3 },
  { use: 'focus / page', front: (t) => t.focus, back: (t) => t.page, asked: 3 },
  ...SEMANTIC_NAMES.flatMap(semanticPairs),
];

/** Every pair with its contrast in light and dark, computed as you look, for the preset chosen above it. */
export function ContrastTable() {
  const words = useWords({
    fa: { color: 'رنگ', columns: ['رو / زیر', 'کمترین', 'روشن', 'تیره'] },
    en: { color: 'Preset', columns: ['On / under', 'At least', 'Light', 'Dark'] },
  });
  const [chosen, choose] = useState<string>('purple');
  const seed = (PRESETS.find(({ name }) => name === chosen) ?? PRESETS[0])?.seed ?? { hue: 0, chroma: 0 };
  const themes = (['light', 'dark'] as const).map((scheme) => makeTheme(seed, { scheme, contrast: 'normal' }));
  const cell = { padding: `${vars.space[2]} ${vars.space[3]}`, textAlign: 'start' } as const;
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gap: vars.space[4], color: vars.color.text }}>
      <label style={{ display: 'flex', gap: vars.space[3], alignItems: 'center' }}>
        {words.color}
        <select
          value={chosen}
          onChange={(event) => choose(event.target.value)}
          style={{
            padding: vars.space[2],
            minBlockSize: vars.size.target,
            borderRadius: vars.radius.small,
            border: `${vars.size.border} solid ${vars.color.lineStrong}`,
            background: vars.color.surface,
          }}
        >
          {PRESETS.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <table style={{ inlineSize: '100%', fontSize: vars.text.sm }}>
        <thead>
          <tr>
            {words.columns.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(({ use, front, back, asked }) => (
            <tr key={use} style={{ borderBlockStart: `${vars.size.hairline} solid ${vars.color.line}` }}>
              <th scope="row" style={{ ...cell, fontWeight: vars.font.weightText }}>
                {use}
              </th>
              <td style={cell}>{formatNumber(asked)}</td>
              {themes.map((theme, index) => (
                <td key={index === 0 ? 'light' : 'dark'} style={{ padding: vars.space[1] }}>
                  <span
                    style={{
                      display: 'inline-block',
                      minInlineSize: '5rem',
                      paddingInline: vars.space[3],
                      borderRadius: vars.radius.small,
                      textAlign: 'center',
                      fontWeight: vars.font.weightNumber,
                      background: back(theme),
                      color: front(theme),
                    }}
                  >
                    {formatNumber(contrast(front(theme), back(theme)), { minDecimals: 1, maxDecimals: 1 })}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
