import { pinFamilies } from '@odysseus/model';

type Family = (typeof pinFamilies)[number];
const byKind = new Map<string, Family>(
  pinFamilies.flatMap((family) => family.kinds.map((kind) => [kind, family] as const)),
);

/** The family whose pin a kind wears; a kind that this page doesn't know yet is a sight. */
export function familyOfName(kind: string): Family {
  return byKind.get(kind) ?? pinFamilies[0];
}
