import type { MathNode, OperatorSign } from '@mashq/curriculum/model';
import { isPrefixSign } from '@mashq/curriculum/speech';
import { createElement, type ReactNode } from 'react';
import type { DigitsName } from '../../theme/apply-theme.ts';
import * as css from './MathText.css.ts';
import { type PrintedSign, percentSign, printedNumber, printedSigns } from './printed-number.ts';

/** How far a sign stands from what is beside it. */
const SIGN_SPACE = '0.24em';

/** Given, since browsers take it from the text face's underline, or round it to nothing. */
const BAR = '0.075em';

/** What is drawn for a sign. The face's own minus is as short as a hyphen; its en dash is as wide as its plus. */
const DRAWN: Partial<Record<OperatorSign, string>> = { '−': '–' };

/**
 * A formula as MathML content, to stand inside a `<math>` element. React has no typed MathML elements, hence
 * `createElement`.
 */
export function drawMath(node: MathNode, digits: DigitsName): ReactNode {
  switch (node.t) {
    case 'number':
      return number(node.value, createElement('mn', null, printedNumber(node.value, digits, node.grouping)));
    case 'operator':
      return sign(node.sign, digits, false);
    case 'fraction':
      return fraction(node.numerator, node.denominator, digits);
    case 'mixed':
      return createElement(
        'mrow',
        null,
        drawMath(node.whole, digits),
        createElement('mspace', { width: '0.16em' }),
        fraction(node.numerator, node.denominator, digits),
      );
    case 'row':
      return createElement('mrow', null, ...drawChildren(node.children, digits));
    case 'group':
      return group(node.child, digits);
    case 'blank':
      // Its border counts as height above the line, so more of it hangs below than of a digit.
      return createElement('mspace', { className: css.blank, width: '1.5em', height: '0.87em', depth: '0.38em' });
    case 'percent':
      return number(node.value, createElement('mn', null, printedNumber(node.value, digits) + percentSign(digits)));
    case 'emphasis':
      return createElement('mrow', { className: css.emphasis }, drawMath(node.child, digits));
    case 'digits':
      return number(node.value, ...pointedDigits(printedSigns(node.value, digits), node.index));
    case 'words':
      return createElement('mtext', { className: css.words, dir: 'rtl' }, node.text);
  }
}

function drawChildren(children: readonly MathNode[], digits: DigitsName): ReactNode[] {
  return children.flatMap((child, index) => {
    if (child.t === 'operator') {
      // A rule («× ۳») is set as a signed number is: nothing stands to the left of its sign.
      const isRule = index === 0 && (child.sign === '×' || child.sign === '÷');
      return [sign(child.sign, digits, isRule || isPrefixSign(children, index))];
    }
    // A unit word keeps its distance from the number it belongs to.
    const isAfterNumber = child.t === 'words' && index > 0 && children[index - 1]?.t !== 'operator';
    return isAfterNumber ? [wordSpace(), drawMath(child, digits)] : [drawMath(child, digits)];
  });
}

function wordSpace(): ReactNode {
  return createElement('mspace', { width: '0.3em' });
}

/** The minus is a sign of its own, always on the left of the digits. */
function number(value: string, ...drawn: ReactNode[]): ReactNode {
  if (!value.startsWith('-')) return drawn.length === 1 ? drawn[0] : createElement('mrow', null, ...drawn);
  return createElement('mrow', null, sign('−', 'fa', true), ...drawn);
}

function sign(text: OperatorSign, digits: DigitsName, isPrefix: boolean): ReactNode {
  const isList = text === ',';
  return createElement(
    'mo',
    {
      form: isPrefix ? 'prefix' : 'infix',
      lspace: isPrefix || isList ? '0' : SIGN_SPACE,
      rspace: isPrefix ? '0.06em' : SIGN_SPACE,
      stretchy: 'false',
    },
    isList && digits === 'fa' ? '،' : (DRAWN[text] ?? text),
  );
}

/** Display style all the way down, so that the digits of a fraction are never smaller than the text's. */
function fraction(numerator: MathNode, denominator: MathNode, digits: DigitsName): ReactNode {
  return createElement(
    'mfrac',
    { className: css.fraction, displaystyle: 'true', linethickness: BAR },
    createElement('mrow', { className: css.numerator }, drawMath(numerator, digits)),
    createElement('mrow', { className: css.denominator }, drawMath(denominator, digits)),
  );
}

/** Brackets as tall as what they hold: the text face has no stretching ones, so tall ones are drawn as borders. */
function group(child: MathNode, digits: DigitsName): ReactNode {
  if (isTall(child)) return createElement('mrow', { className: css.tallGroup }, drawMath(child, digits));
  return createElement(
    'mrow',
    null,
    createElement('mo', { form: 'prefix', stretchy: 'false', lspace: '0', rspace: '0' }, '('),
    drawMath(child, digits),
    createElement('mo', { form: 'postfix', stretchy: 'false', lspace: '0', rspace: '0' }, ')'),
  );
}

function isTall(node: MathNode): boolean {
  switch (node.t) {
    case 'fraction':
    case 'mixed':
      return true;
    case 'row':
      return node.children.some(isTall);
    case 'group':
    case 'emphasis':
      return isTall(node.child);
    default:
      return false;
  }
}

/** Runs of digits before, at and after the one pointed at. */
function pointedDigits(signs: readonly PrintedSign[], index: number): ReactNode[] {
  const at = signs.findIndex((sign) => sign.digit === index);
  const text = (run: readonly PrintedSign[]) => run.map((sign) => sign.text).join('');
  const runs = at < 0 ? [signs] : [signs.slice(0, at), signs.slice(at, at + 1), signs.slice(at + 1)];
  return runs
    .filter((run) => run.length > 0)
    .map((run) =>
      createElement('mn', run[0]?.digit === index && at >= 0 ? { className: css.pointed } : null, text(run)),
    );
}
