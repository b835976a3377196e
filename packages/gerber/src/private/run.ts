import type { ReadingOptions, ReadingStep } from '../reading.ts';

export class Run {
  private readonly now: () => number;
  private readonly start: number;
  private readonly totalBudget: number;
  readonly gapBudget: number;

  constructor(private readonly options: ReadingOptions) {
    this.now = options.now ?? (() => performance.now());
    this.start = this.now();
    this.totalBudget = options.totalBudget ?? 20_000;
    this.gapBudget = options.gapBudget ?? 5000;
  }

  readonly shouldStop = () => this.options.shouldStop?.() ?? false;

  readonly pause = async () => this.options.pause?.();

  readonly isOutOfTime = () => this.isPast(1);

  readonly isPast = (share: number) => this.now() - this.start >= share * this.totalBudget;

  budget(milliseconds: number): () => boolean {
    const start = this.now();
    return () => this.now() - start >= milliseconds || this.isOutOfTime() || this.shouldStop();
  }

  report(step: ReadingStep, share: number, file?: string) {
    this.options.onProgress?.({ step, share, ...(file !== undefined && { file }) });
  }
}
