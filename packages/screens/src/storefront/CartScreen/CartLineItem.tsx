'use client';
import { lineAmount } from '@pcb/quoting/cartTotals';
import { Badge } from '@pcb/ui/Badge';
import { Heading } from '@pcb/ui/Heading';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { NumberField } from '@pcb/ui/NumberField';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Trash2, Truck } from 'lucide-react';
import type { Ref } from 'react';
import { type CartLine, maxQuantity, minQuantity, validQuantity } from '../../shared/cart/cartLine.ts';
import { BoardArt, OwnBoard } from '../../shared/drawings/boards.tsx';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';
import type { CartSummary } from './cartSummary.ts';

interface CartLineItemProps {
  line: CartLine;
  format: CartSummary['format'];
  /** Called with a valid quantity. */
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
  /** Ref to the button that removes the line. */
  removeRef: Ref<HTMLButtonElement>;
  content: CartContent;
}

export function CartLineItem({ line, format, onQuantityChange, onRemove, removeRef, content }: CartLineItemProps) {
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {line.board ? (
          <OwnBoard board={line.board} aspect={1} />
        ) : (
          <BoardArt variant={line.image.variant} seed={line.image.seed} aspect={1} />
        )}
      </div>
      <Stack gap="medium" className={styles.about}>
        <Stack gap="xsmall">
          <Heading level={3} size="small">
            {line.name}
          </Heading>
          <Text size="small" tone="muted">
            {keepTogether(line.description)}
          </Text>
          {line.files?.length ? (
            <Text size="small" tone="muted">
              {content.files(line.files)}
            </Text>
          ) : null}
        </Stack>
        <Inline gap="medium">
          <Badge tone={line.inStock ? 'success' : 'danger'}>
            {line.inStock ? content.inStock : content.outOfStock}
          </Badge>
          <Text size="small" className={styles.withIcon}>
            <Truck size={16} aria-hidden="true" className={styles.icon} />
            <span>
              <VisuallyHidden elementType="span">{`${content.delivery} `}</VisuallyHidden>
              <span>{line.delivery}</span>
            </span>
          </Text>
        </Inline>
      </Stack>
      <div className={styles.figures}>
        <Stack gap="xsmall" className={styles.quantity}>
          <NumberField
            label={content.quantityOf(line.name)}
            isLabelHidden
            value={line.quantity}
            minValue={minQuantity}
            maxValue={maxQuantity}
            step={1}
            formatOptions={wholeNumbersFormat}
            fractionNote={content.wholeNumbers}
            onChange={(quantity) => onQuantityChange(validQuantity(quantity))}
          />
          <Text isMono size="caption" tone="muted">
            {content.each(format(line.price))}
          </Text>
        </Stack>
        <Text isMono weight="medium" className={styles.amount}>
          <VisuallyHidden elementType="span">{`${content.amountOf(line.name)}: `}</VisuallyHidden>
          <span translate="no">{format(lineAmount(line))}</span>
        </Text>
      </div>
      <div className={styles.remove}>
        <IconButton aria-label={content.remove(line.name)} ref={removeRef} onPress={onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
