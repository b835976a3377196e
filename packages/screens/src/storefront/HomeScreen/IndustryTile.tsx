import { Link } from '@pcb/ui/Link';
import {
  ArrowRight,
  Backpack,
  Car,
  Cpu,
  Factory,
  FlaskConical,
  Gauge,
  Headphones,
  HeartPulse,
  Lightbulb,
  Plane,
  RadioTower,
  School,
  Shield,
  TrainFront,
  Wifi,
  Wind,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import * as mirroredStyles from '../../shared/styles/mirrored.css.ts';
import type { Industry } from '../industries.ts';
import * as styles from './HomeScreen.css.ts';
import { industryHref } from './industryHref.ts';

const icons: Record<Industry, LucideIcon> = {
  'Educational Institutes': School,
  'Renewable Energy': Wind,
  Automotive: Car,
  'Industrial Electronics': Cpu,
  Student: Backpack,
  Telecommunication: RadioTower,
  Industrial: Factory,
  IOT: Wifi,
  'Research & Development': FlaskConical,
  Railways: TrainFront,
  Aerospace: Plane,
  Defence: Shield,
  Medical: HeartPulse,
  'Consumer Electronics': Headphones,
  Measurements: Gauge,
  Lighting: Lightbulb,
  Hobbyist: Wrench,
};

export function IndustryTile({ industry }: { industry: Industry }) {
  const Icon = icons[industry];
  return (
    <Link variant="tile" href={industryHref(industry)} className={styles.tile}>
      <span className={styles.tileIcon}>
        <Icon size={28} aria-hidden="true" />
      </span>
      <span className={styles.tileName}>{industry}</span>
      <span className={styles.tileArrow}>
        <ArrowRight size={16} aria-hidden="true" className={mirroredStyles.linkArrow} />
      </span>
    </Link>
  );
}
