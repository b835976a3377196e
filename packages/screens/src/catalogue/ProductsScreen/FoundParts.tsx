import { PartDrawing } from '@pcb/art/PartDrawing';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { formatRupees } from '../../shared/format/money.ts';
import { rupees } from '@pcb/quoting/money';
import type { ListedPart } from '../model.ts';
import { Matches } from './Matches.tsx';
import type { ProductsContent } from './ProductsScreen.content.ts';
import { partPrice, row, rowLink, rows, section } from './ProductsScreen.css.ts';

/** More rows than these are not read. */
const visibleParts = 12;

interface FoundPartsProps {
  parts: readonly ListedPart[];
  terms: readonly string[];
  copy: ProductsContent['parts'];
}

/** The parts that a search found, each with a link to its place on its page. */
export function FoundParts({ parts, terms, copy }: FoundPartsProps) {
  return (
    <Stack elementType="section" gap="xlarge" className={section}>
      <Stack gap="xsmall">
        <Heading level={2}>{copy.title}</Heading>
        <Text size="small" tone="muted">
          {copy.prices}
        </Text>
      </Stack>
      <Grid elementType="ul" columns={{ phone: 1, tablet: 2 }} gap="none" className={rows}>
        {parts.slice(0, visibleParts).map(({ part, page }) => (
          <li key={part.id} className={row}>
            <PartDrawing outline={part.outline} />
            <Stack gap="hairline">
              <Heading level={3} size="small">
                <Link variant="quiet" href={`${page.path}#${part.id}`} className={rowLink}>
                  <Matches text={part.name} terms={terms} />
                </Link>
              </Heading>
              <Text isMono size="caption" tone="muted">
                <Matches
                  text={[part.partNumber, part.package, page.name]
                    .filter((text) => text !== undefined)
                    .join('\u00a0· ')}
                  terms={terms}
                />
              </Text>
            </Stack>
            <Text elementType="span" isMono size="small" className={partPrice}>
              {formatRupees(rupees(part.price))}
            </Text>
          </li>
        ))}
      </Grid>
      {parts.length > visibleParts ? (
        <Text size="small" tone="muted">
          {copy.more(parts.length - visibleParts)}
        </Text>
      ) : null}
    </Stack>
  );
}
