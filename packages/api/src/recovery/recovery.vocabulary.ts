/** The purposes of single-use links. Most of these links are sent by email. */
export const linkPurposes = [
  'reset',
  /** A reset link that an admin passes on to the user. Using it does not verify the email address. */
  'admin_reset',
  'verify',
  'register',
  'change_old',
  'change_new',
  'reminder',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]
