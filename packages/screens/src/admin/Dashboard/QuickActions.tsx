import { Link } from '@pcb/ui/Link';
import { ArrowRight, FilePlus, type LucideIcon, MessageSquareText, Plus } from 'lucide-react';
import { Section } from '../../shared/components/Section.tsx';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import type { AdminDashboardContent } from './AdminDashboardScreen.content.ts';
import * as styles from './AdminDashboardScreen.css.ts';

const actionIcons: Record<'inquiries' | 'quotations' | 'services', LucideIcon> = {
  inquiries: MessageSquareText,
  quotations: FilePlus,
  services: Plus,
};

export function QuickActions({ content }: { content: AdminDashboardContent['quickActions'] }) {
  return (
    <Section title={content.title} size="small" gap="medium">
      <ul className={styles.actions}>
        {content.actions.map(({ id, label, href }) => {
          const Icon = actionIcons[id];
          return (
            <li key={id}>
              <Link variant="tile" href={href} className={styles.action}>
                <span className={styles.actionIcon}>
                  <Icon size={16} aria-hidden="true" />
                </span>
                <span>{label}</span>
                <span className={styles.actionArrow}>
                  <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.mirrored} />
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
