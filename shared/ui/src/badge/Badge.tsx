import type { ReactNode } from 'react';
import { ExpertBadge, FreeBadge, PlainBadge } from './Badge.styles';

const badges = { free: FreeBadge, expert: ExpertBadge, plain: PlainBadge };

interface BadgeProps {
  readonly tone?: keyof typeof badges;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  const Toned = badges[tone];
  return <Toned>{children}</Toned>;
}
