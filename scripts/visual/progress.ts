import { type FullConfig, type Reporter, type Suite } from '@playwright/test/reporter';

/** Says now and then how far the run is. What differs is said at the end, by `npm run visual`. */
export default class Progress implements Reporter {
  #all = 0;
  #done = 0;

  onBegin(_config: FullConfig, suite: Suite) {
    this.#all = suite.allTests().length;
  }

  onTestEnd() {
    this.#done += 1;
    if (this.#done % 100 === 0) console.log(`${this.#done} of ${this.#all} pictures`);
  }
}
