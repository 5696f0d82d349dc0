import { judgeFlaky } from './second-try.mjs';

/** Runs stages one after the other and ends with `N passed, N failed`. Budgets are minutes on two quiet cores. */
export class StageRunner {
  #begun = Date.now();
  #total = { passed: 0, failed: 0, skipped: 0 };
  #flaky = [];
  #failed = [];
  #rows = [];

  /** Runs lists of parts beside each other, each list in its order. A failure does not stop the others. */
  async stage(title, budget, ...lists) {
    const begun = this.#rows.length ? Date.now() : this.#begun;
    await Promise.all(lists.map((parts) => this.#runParts(parts)));
    this.#rows.push({ title, minutes: minutesSince(begun), budget });
  }

  async #runParts(parts) {
    for (const [name, part] of Object.entries(parts)) {
      console.log(`\n=== ${name}`);
      try {
        this.#count(name, await part());
      } catch (error) {
        console.error(error);
        this.#count(name, { passed: 0, failed: 1, skipped: 0 });
      }
    }
  }

  #count(name, { passed, failed, skipped, flaky = [] }) {
    if (failed > 0) this.#failed.push(name);
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.skipped += skipped;
    this.#flaky.push(...flaky);
  }

  /** Prints minutes, flaky tests and counts. Returns the exit code. */
  finish(budget) {
    this.#printMinutes(budget);
    for (const { file, title, error } of this.#flaky) console.log(`FLAKY ${file}: ${title}\n      ${error}`);
    const verdict = judgeFlaky(this.#flaky);
    if (verdict) this.#count(verdict, { passed: 0, failed: 1, skipped: 0 });
    if (this.#total.passed === 0) this.#count('no test ran', { passed: 0, failed: 1, skipped: 0 });
    const { passed, failed, skipped } = this.#total;
    if (this.#failed.length) console.log(`\nNot in order: ${this.#failed.join(', ')}`);
    console.log(`\n${this.#flaky.length} flaky`);
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
    return failed > 0 ? 1 : 0;
  }

  #printMinutes(budget) {
    const rows = [...this.#rows, { title: 'all', minutes: minutesSince(this.#begun), budget }];
    console.log('\nstage                minutes  budget');
    for (const row of rows)
      console.log(`${row.title.padEnd(20)} ${row.minutes.toFixed(1).padStart(7)}  ${String(row.budget).padStart(6)}`);
    const over = rows.filter(({ minutes, budget: allowed }) => minutes > allowed).map(({ title }) => title);
    if (over.includes('all')) console.log(`Over budget: ${over.join(', ')}`);
  }
}

const minutesSince = (begun) => (Date.now() - begun) / 60_000;
