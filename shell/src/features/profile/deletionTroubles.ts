/** What is told where the deletion does not begin, or the data is deleted and the sign-in is not; apart, because a deletion outlives the profile and its texts. */
export const deletionTroubles = {
  notBegun: 'The deletion could not begin. Check your connection, then try again.',
  recentSignInNeeded:
    'For your safety, a sign-in can only be deleted shortly after it was used. Sign out, sign in again, then press “Delete my account” once more.',
  identityFailed:
    'Deleting your sign-in did not work. Check your connection, then press “Delete my account” once more.',
} as const;
