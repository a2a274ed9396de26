import type { IconName } from '@odysseus/contract';
import {
  Accessibility,
  ArrowRight,
  Baby,
  BadgeCheck,
  Banknote,
  Bath,
  Bed,
  Bell,
  BookOpen,
  Building,
  Building2,
  Bus,
  CakeSlice,
  Calendar,
  Camera,
  CarTaxiFront,
  Castle,
  Check,
  ChevronDown,
  ChevronRight,
  Church,
  CircleAlert,
  Clapperboard,
  Clock,
  Coffee,
  Coins,
  Columns3,
  Compass,
  CreditCard,
  Croissant,
  CupSoda,
  Dumbbell,
  Euro,
  ExternalLink,
  EyeOff,
  Flag,
  Footprints,
  Gem,
  Globe,
  Hand,
  Heart,
  Hotel,
  House,
  Info,
  Landmark,
  Languages,
  Layers,
  LifeBuoy,
  List,
  Lock,
  LogIn,
  LogOut,
  Luggage,
  Mail,
  Map,
  MapPin,
  Martini,
  Menu,
  MessageCircle,
  Minus,
  Moon,
  Mountain,
  Music,
  Navigation,
  Package,
  Palette,
  Phone,
  Pizza,
  Plane,
  Plus,
  Radio,
  RefreshCw,
  Route,
  Ruler,
  Scale,
  Search,
  Share2,
  Shield,
  Ship,
  ShoppingBag,
  Sparkles,
  Star,
  Store,
  Sun,
  Sunrise,
  Theater,
  Ticket,
  TrainFront,
  TramFront,
  Trash2,
  Trees,
  TriangleAlert,
  Umbrella,
  User,
  Users,
  Utensils,
  Wallet,
  Wine,
  X,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<IconName, LucideIcon> = {
  accessibility: Accessibility,
  'arrow-right': ArrowRight,
  baby: Baby,
  'badge-check': BadgeCheck,
  banknote: Banknote,
  bath: Bath,
  bed: Bed,
  bell: Bell,
  'book-open': BookOpen,
  building: Building,
  'building-2': Building2,
  bus: Bus,
  'cake-slice': CakeSlice,
  calendar: Calendar,
  camera: Camera,
  'car-taxi-front': CarTaxiFront,
  castle: Castle,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  church: Church,
  'circle-alert': CircleAlert,
  clapperboard: Clapperboard,
  clock: Clock,
  coffee: Coffee,
  coins: Coins,
  columns: Columns3,
  compass: Compass,
  'credit-card': CreditCard,
  croissant: Croissant,
  'cup-soda': CupSoda,
  dumbbell: Dumbbell,
  euro: Euro,
  'external-link': ExternalLink,
  'eye-off': EyeOff,
  flag: Flag,
  footprints: Footprints,
  gem: Gem,
  globe: Globe,
  hand: Hand,
  heart: Heart,
  hotel: Hotel,
  house: House,
  info: Info,
  landmark: Landmark,
  languages: Languages,
  layers: Layers,
  'life-buoy': LifeBuoy,
  list: List,
  lock: Lock,
  'log-in': LogIn,
  'log-out': LogOut,
  luggage: Luggage,
  mail: Mail,
  map: Map,
  'map-pin': MapPin,
  martini: Martini,
  menu: Menu,
  'message-circle': MessageCircle,
  minus: Minus,
  moon: Moon,
  mountain: Mountain,
  music: Music,
  navigation: Navigation,
  package: Package,
  palette: Palette,
  phone: Phone,
  pizza: Pizza,
  plane: Plane,
  plus: Plus,
  radio: Radio,
  'refresh-cw': RefreshCw,
  route: Route,
  ruler: Ruler,
  scale: Scale,
  search: Search,
  share: Share2,
  shield: Shield,
  ship: Ship,
  'shopping-bag': ShoppingBag,
  sparkles: Sparkles,
  star: Star,
  store: Store,
  sun: Sun,
  sunrise: Sunrise,
  theater: Theater,
  ticket: Ticket,
  'train-front': TrainFront,
  'tram-front': TramFront,
  'trash-2': Trash2,
  trees: Trees,
  'triangle-alert': TriangleAlert,
  umbrella: Umbrella,
  user: User,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  wine: Wine,
  x: X,
};

function isIconName(name: string): name is IconName {
  return Object.hasOwn(icons, name);
}
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { drawings } from './drawings';
import { frameDrawings } from './frameDrawings';
import { fetchDrawings, laterDrawings, type Drawings } from './laterDrawings';

interface IconProps {
  /** A name of the contract's icon set; an unknown one, from a newer remote, draws the pin. */
  readonly name: string;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** Where pages are rendered ahead every drawing is there; in a browser those of the frame, and all once they have come. */
const present = (): Drawings | undefined => (globalThis.PRERENDERING ? drawings : laterDrawings());

/** A decorative icon: whatever it means is also said in text beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const all = present();
  const Drawing = own(frameDrawings, name) ?? (all && (own(all, name) ?? MapPin));
  if (!Drawing) return <Undrawn name={name} size={size} className={className} />;
  return <Drawing size={size} className={className} aria-hidden="true" focusable="false" strokeWidth={1.75} />;
}

const own = (some: Drawings, name: string) => (Object.hasOwn(some, name) ? some[name] : undefined);

/** What an icon draws on; empty for React, which leaves in it what the page came with. */
const nothing = { __html: '' };

/** An icon whose drawing is still to come. One that the page was rendered with stays as it is. */
function Undrawn({ name, size, className }: IconProps) {
  const element = useRef<SVGSVGElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (element.current?.firstChild) return undefined;
    let wanted = true;
    // Where they don't come, the word beside the icon says it all.
    fetchDrawings().then(
      () => wanted && setThere(true),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (isThere) return <Icon name={name} {...(size === undefined ? {} : { size })} className={className} />;
  return (
    <svg
      ref={element}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      dangerouslySetInnerHTML={nothing}
    />
  );
}
