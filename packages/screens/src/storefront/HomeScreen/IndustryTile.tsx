import {
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
import type { Industry } from '../industries.ts';

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

/** The icon of an industry tile. */
export function IndustryIcon({ industry }: { industry: Industry }) {
  const Icon = icons[industry];
  return <Icon size={20} aria-hidden="true" />;
}
