import type { NewUserProfile, UserProfile } from '@odysseus/contract';
import { eq } from 'drizzle-orm';
import { type Queries, tables } from '../database';

const { userProfiles } = tables;
const columns = {
  uid: userProfiles.uid,
  email: userProfiles.email,
  displayName: userProfiles.displayName,
  photoURL: userProfiles.photoURL,
};

export async function findProfile(queries: Queries, uid: string): Promise<UserProfile | undefined> {
  const [profile] = await queries.select(columns).from(userProfiles).where(eq(userProfiles.uid, uid));
  return profile;
}

/**
 * Creates a profile, or finds the one that is there: two tabs that create it at once end with one row and the same answer.
 * @returns `created` tells which of the two it was
 */
export async function createProfile(
  queries: Queries,
  profile: UserProfile,
): Promise<{ profile: UserProfile; created: boolean }> {
  const [created] = await queries.insert(userProfiles).values(profile).onConflictDoNothing().returning(columns);
  if (created) return { profile: created, created: true };
  const present = await findProfile(queries, profile.uid);
  // It was deleted between the two statements: create it after all.
  return present ? { profile: present, created: false } : createProfile(queries, profile);
}

/** A new profile's fields: `displayName` falls back to the email (specification, section 3); a picture is kept if it has a web address. */
export function profileFrom(uid: string, { email, displayName, photoURL }: NewUserProfile): UserProfile {
  return {
    uid,
    email,
    displayName: displayName?.trim() || email,
    photoURL: photoURL && /^https?:\/\//i.test(photoURL) ? photoURL : null,
  };
}
