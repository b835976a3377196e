import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { type Citation, sourceId } from '../citations.ts';
import * as styles from './SourceReference.css.ts';

export interface SourceReferenceProps {
  citation: Citation;
  label: (number: number) => string;
}

export function SourceReference({ citation: { number, id }, label }: SourceReferenceProps) {
  return (
    <Link
      variant="symbol"
      id={id}
      href={`#${sourceId(number)}`}
      aria-label={label(number)}
      className={styles.reference}
    >
      <Text elementType="span" isMono size="caption" weight="medium">
        {`[${number}]`}
      </Text>
    </Link>
  );
}
