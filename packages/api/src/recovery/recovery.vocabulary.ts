/** What a link in a mail, or one from an admin, allows. */
export const linkPurposes = [
  'reset',
  /** A reset link that an admin hands over. It proves nothing about the address. */
  'admin_reset',
  'verify',
  'register',
  'change_old',
  'change_new',
  'reminder',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]
