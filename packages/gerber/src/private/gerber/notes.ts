import type { PlotNote } from './plot.ts';

/** More distinct notes of a file say nothing new. */
const maxNotes = 30;

/** The notes of one file: each once. */
export class Notes {
  private readonly notes = new Map<string, PlotNote>();
  private readonly commands = new Map<string, number>();

  add(note: PlotNote) {
    const key = JSON.stringify(note);
    if (this.notes.size < maxNotes) this.notes.set(key, note);
  }

  /** Counts a command by its first characters, without those that no text has. */
  unknown(command: string) {
    const start = command.slice(0, 12).replace(/[^\x20-\x7e]/g, '?');
    if (this.commands.size < maxNotes || this.commands.has(start)) {
      this.commands.set(start, (this.commands.get(start) ?? 0) + 1);
    }
  }

  all(): readonly PlotNote[] {
    const unknown = [...this.commands].map(
      ([command, count]) => ({ code: 'unknown-command', command, count }) as const,
    );
    return [...this.notes.values(), ...unknown];
  }
}
