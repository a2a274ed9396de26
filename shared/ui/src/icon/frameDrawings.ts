import type { IconName } from '@odysseus/contract';
import {
  ArrowRight,
  Check,
  ChevronDown,
  ChevronRight,
  Compass,
  Info,
  LifeBuoy,
  Lock,
  MapPin,
  Menu,
  Phone,
  Search,
  X,
  type LucideIcon,
} from 'lucide-react';

/** What the frame of every page draws itself with, or what the first press shows: there with the page's first code. */
export const frameDrawings: Readonly<Partial<Record<IconName, LucideIcon>>> = {
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  compass: Compass,
  info: Info,
  'life-buoy': LifeBuoy,
  lock: Lock,
  'map-pin': MapPin,
  menu: Menu,
  phone: Phone,
  search: Search,
  x: X,
};
