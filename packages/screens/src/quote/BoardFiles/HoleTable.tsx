import type { HoleSize } from '@pcb/gerber/reading';
import { Disclosure } from '@pcb/ui/Disclosure';
import { formatCount } from '../../shared/format/money.ts';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';

interface HoleTableProps {
  sizes: readonly HoleSize[];
  content: BoardFilesContent['holeTable'];
}

/** A plain table, as its cells have nothing to navigate to. */
export function HoleTable({ sizes, content }: HoleTableProps) {
  return (
    <Disclosure title={content.title(sizes.length)} headingLevel={4}>
      <table aria-label={content.label} className={styles.holes}>
        <thead>
          <tr>
            {(['diameter', 'plating', 'holes', 'slots'] as const).map((name) => (
              <th key={name} scope="col" className={name === 'plating' ? styles.holeText : styles.holeFigure}>
                {content[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ diameter, plating, holes, slots }) => (
            <tr key={`${diameter} ${plating}`}>
              <th scope="row" className={styles.holeFigure}>
                {content.size(diameter)}
              </th>
              <td className={styles.holeText}>{content.platings[plating]}</td>
              <td className={styles.holeFigure}>{formatCount(holes)}</td>
              <td className={styles.holeFigure}>{formatCount(slots)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
