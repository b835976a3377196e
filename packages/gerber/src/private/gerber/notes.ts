import type { PlotNote } from './plot.ts';

const maxNotes = 30;

type CommandNote = Extract<PlotNote, { code: 'unknown-command' | 'unread-drill-command' }>;

export class Notes {
  private readonly notes = new Map<string, PlotNote>();
  private readonly commands = new Map<string, CommandNote>();

  add(note: PlotNote) {
    const key = JSON.stringify({ ...note, line: 0 });
    if (this.notes.size < maxNotes && !this.notes.has(key)) this.notes.set(key, note);
  }

  unknown(command: string, line: number) {
    this.count('unknown-command', command, line);
  }

  unread(command: string, line: number) {
    this.count('unread-drill-command', command, line);
  }

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
