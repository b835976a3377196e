'use client';
import { BoardArt } from '@pcb/ui/BoardArt';
import { Box } from '@pcb/ui/Box';
import { Designator } from '@pcb/ui/Designator';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
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
import { dashboardContent, type DashboardContent, type DashboardTile } from './DashboardScreen.content.ts';
import * as styles from './DashboardScreen.css.ts';

export { dashboardContent, type DashboardContent } from './DashboardScreen.content.ts';

export interface DashboardScreenProps {
  /** The signed-in customer's name, for the greeting. */
  userName: string;
  /** The copy and link URLs; pass another object to translate or reword them. @default dashboardContent */
  content?: DashboardContent;
}

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

/**
 * The customer dashboard: eleven tiles, laid out like the pins of four connectors. The first tile, My Orders, is drawn as
 * a board.
 *
 * @example <DashboardScreen userName={user.name} />
 */
export function DashboardScreen({ userName, content = dashboardContent }: DashboardScreenProps) {
  return (
    <div className={styles.page}>
      <Stack gap="small">
        <Designator reference="U1">{content.label}</Designator>
        <Heading level={1} id="page-title" tabIndex={-1} className={styles.greeting}>
          {content.greeting(userName)}
        </Heading>
      </Stack>
      <Box surface="plain" border borderRadius="large" className={styles.board}>
        {content.groups.map((group) => (
          <section key={group.reference} aria-labelledby={`group-${group.reference}`} className={styles.group}>
            <div className={styles.groupName}>
              <span aria-hidden="true" className={styles.reference}>
                {group.reference}
              </span>
              <Heading level={2} size="small" id={`group-${group.reference}`}>
                {group.title}
              </Heading>
            </div>
            <Grid as="ul" gap="none" className={styles.tiles}>
              {group.tiles.map((tile, index) => (
                <Tile
                  key={tile.id}
                  tile={tile}
                  pin={`${group.reference}.${index + 1}`}
                  isMain={tile.id === 'orders'}
                  newTab={content.newTab}
                />
              ))}
            </Grid>
          </section>
        ))}
      </Box>
    </div>
  );
}

interface TileProps {
  tile: DashboardTile;
  pin: string;
  isMain: boolean;
  newTab: string;
}

function Tile({ tile: { id, title, description, href, isNewTab = false }, pin, isMain, newTab }: TileProps) {
  const Icon = icons[id];
  return (
    <Box
      as="li"
      {...(isMain && { surface: 'mask' })}
      className={styles.tile[isMain ? 'main' : isNewTab ? 'wide' : 'plain']}
    >
      {isMain ? <BoardArt variant="assembly" seed="dashboard" aspect={4 / 3} className={styles.art} /> : null}
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h3>
          <Link
            variant="quiet"
            href={href}
            {...(isNewTab && { target: '_blank', rel: 'noopener' })}
            className={styles.link}
          >
            <span className={styles.title}>
              {title}
              {isNewTab ? <VisuallyHidden elementType="span"> {newTab}</VisuallyHidden> : null}
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
      {isMain ? null : (
        <span aria-hidden="true" className={styles.pin}>
          {pin}
        </span>
      )}
    </Box>
  );
}
