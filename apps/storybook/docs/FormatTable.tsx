import {
  decimalWords,
  foldDecimal,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatRelativeDay,
  fractionWords,
  numberWords,
} from '@mashq/ui/i18n';
import { useWords } from './InLanguage.tsx';
import { Row, Specimen } from './Specimen.tsx';

const MOMENT = '2026-11-24T16:30:00Z';
const NOW = '2026-11-21T08:00:00Z';

const NUMBERS = [
  ['formatNumber(9999)', formatNumber, 9999],
  ['formatNumber(12345.5)', formatNumber, 12_345.5],
  ['formatNumber(-3)', formatNumber, -3],
  ['formatPercent(0.16)', formatPercent, 0.16],
] as const;

/** What the functions give back right now, in the digits chosen in the toolbar. */
export function NumberFormats() {
  const note = useWords({ fa: 'برای کادر اعشاری', en: 'for a decimal box' });
  return (
    <Specimen>
      {NUMBERS.map(([call, format, value]) => (
        <Row key={call} name={call}>
          {format(value)}
        </Row>
      ))}
      <Row name="foldDecimal('١٢/٥')" note={note}>
        <code>{foldDecimal('١٢/٥')}</code>
      </Row>
    </Specimen>
  );
}

export function DateFormats() {
  return (
    <Specimen>
      <Row name="formatDate(…)">{formatDate(MOMENT)}</Row>
      <Row name="formatDate(…, 'full')">{formatDate(MOMENT, 'full')}</Row>
      <Row name="formatDate(…, 'month')">{formatDate(MOMENT, 'month')}</Row>
      <Row name="formatDate(…, 'numeric')">{formatDate(MOMENT, 'numeric')}</Row>
      <Row name="formatDateTime(…)">{formatDateTime(MOMENT)}</Row>
      <Row name="formatRelativeDay(…)">{formatRelativeDay(MOMENT, NOW)}</Row>
    </Specimen>
  );
}

export function SpokenNumbers() {
  return (
    <Specimen>
      <Row name="numberWords(2506)">{numberWords(2506)}</Row>
      <Row name="fractionWords(3, 5)">{fractionWords(3, 5)}</Row>
      <Row name="decimalWords('3.25')">{decimalWords('3.25')}</Row>
    </Specimen>
  );
}
