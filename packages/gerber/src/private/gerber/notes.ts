import type { PlotNote } from './plot.ts';

/** More distinct notes of a file say nothing new. */
const maxNotes = 30;

type CommandNote = Extract<PlotNote, { code: 'unknown-command' | 'unread-drill-command' }>;

/** The notes of one file: each once, with the line of the first. */
export class Notes {
  private readonly notes = new Map<string, PlotNote>();
  private readonly commands = new Map<string, CommandNote>();

  add(note: PlotNote) {
    const key = JSON.stringify({ ...note, line: 0 });
    if (this.notes.size < maxNotes && !this.notes.has(key)) this.notes.set(key, note);
  }

  /** Counts a command of a Gerber file that is not known. */
  unknown(command: string, line: number) {
    this.count('unknown-command', command, line);
  }

  /** Counts a command of a drill file that may make holes, and is not read. */
  unread(command: string, line: number) {
    this.count('unread-drill-command', command, line);
  }

  /** By the first characters, without those that no text has. */
  private count(code: CommandNote['code'], text: string, line: number) {
    const command = text.slice(0, 12).replace(/[^\x20-\x7e]/g, '?');
    const known = this.commands.get(command);
    if (known) known.count += 1;
    else if (this.commands.size < maxNotes) this.commands.set(command, { code, command, count: 1, line });
  }

  all(): readonly PlotNote[] {
    return [...this.notes.values(), ...this.commands.values()];
  }
}
