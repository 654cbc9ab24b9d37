/** The purposes of links sent by email or issued by an admin. */
export const linkPurposes = [
  'reset',
  /** A reset link that an admin passes on to the user. It does not verify the email address. */
  'admin_reset',
  'verify',
  'register',
  'change_old',
  'change_new',
  'reminder',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]
