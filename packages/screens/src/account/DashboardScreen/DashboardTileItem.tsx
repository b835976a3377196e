import { Badge } from '@pcb/ui/Badge';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import {
  ArrowUpRight,
  CircuitBoard,
  FileClock,
  FileSearch,
  FileUp,
  Headset,
  type LucideIcon,
  Mail,
  MapPin,
  ReceiptIndianRupee,
  Truck,
  UserRound,
  Wrench,
} from 'lucide-react';
import type { DashboardContent, DashboardTile } from './DashboardScreen.content.ts';
import * as styles from './DashboardScreen.css.ts';
import type { CountedTile, CustomerOverview } from './overview.ts';

const icons: Record<DashboardTile['id'], LucideIcon> = {
  orders: CircuitBoard,
  shipped: Truck,
  invoices: ReceiptIndianRupee,
  quotations: FileClock,
  inquiries: FileSearch,
  queries: FileUp,
  profile: UserRound,
  addresses: MapPin,
  emails: Mail,
  reachout: Headset,
  updates: Wrench,
};

const taskTiles: readonly DashboardTile['id'][] = ['invoices', 'quotations', 'queries'];

interface DashboardTileItemProps {
  tile: DashboardTile;
  counts: CustomerOverview['counts'];
  content: Pick<DashboardContent, 'counts' | 'newTab'>;
}

export function DashboardTileItem({ tile, counts, content }: DashboardTileItemProps) {
  const { id, title, description, href, isNewTab = false } = tile;
  const Icon = icons[id];
  const isCounted = (key: string): key is CountedTile => key in content.counts;
  const count = isCounted(id) ? counts[id] : undefined;
  return (
    <li className={styles.tile}>
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.texts}>
        <h3>
          <Link variant="quiet" href={href} isCovering {...(isNewTab && { target: '_blank', rel: 'noopener' })}>
            <span className={styles.title}>
              <span>{title}</span>
              {isNewTab ? <VisuallyHidden elementType="span">{` ${content.newTab}`}</VisuallyHidden> : null}
            </span>
            {isNewTab ? <ArrowUpRight size={16} aria-hidden="true" className={styles.arrow} /> : null}
          </Link>
        </h3>
        {description ? (
          <Text size="small" tone="muted" className={styles.description}>
            {description}
          </Text>
        ) : null}
      </div>
      {isCounted(id) && count !== undefined ? (
        <Badge className={styles.count} tone={count > 0 && taskTiles.includes(id) ? 'warning' : 'neutral'}>
          {content.counts[id](count)}
        </Badge>
      ) : null}
    </li>
  );
}
