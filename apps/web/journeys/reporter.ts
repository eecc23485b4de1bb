import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { SHOWN } from './journey-test.ts';

const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '    ');

const words = ({ stack, message, value }: TestError) => stripVTControlCharacters(stack ?? message ?? value ?? '');

/** Prints a line for each journey, why it failed, and one line that counts all of them. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default class JourneyReporter implements Reporter {
  readonly #counts = { passed: 0, failed: 0, skipped: 0 };

  printsToStdio(): boolean {
    return true;
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onTestEnd({ title }: TestCase, { status, duration, errors, attachments }: TestResult): void {
    const line = `${title} (${Math.round(duration / 1000)} s)`;
    if (status === 'passed' || status === 'skipped') {
      this.#counts[status] += 1;
      console.log(`  ${status === 'passed' ? '✓' : '-'} ${line}`);
      return;
    }
    this.#counts.failed += 1;
    console.log(`  ✗ ${line}`);
    for (const error of errors) console.log(indent(words(error)));
    for (const { name, body, path } of attachments) {
      if (name === SHOWN && body) console.log(indent(body.toString()));
      else if (name === 'trace') console.log(`    playwright show-trace ${path}`);
    }
    if (!attachments.some(({ name }) => name === 'trace')) console.log('    JOURNEY_TRACE=1 keeps a trace of it.');
  }

  /** Outside a journey, as in the setup. */
  onError(error: TestError): void {
    this.#counts.failed += 1;
    console.log(`  ✗ before or after the journeys\n${indent(words(error))}`);
  }

  onEnd(_result: FullResult): void {
    const { passed, failed, skipped } = this.#counts;
    console.log(`journeys: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
