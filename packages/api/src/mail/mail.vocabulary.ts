/** The email templates. Their texts are in the translation namespace `mail`. */
export const mailKinds = [
  'reset',
  'password_changed',
  'verify',
  'register',
  'change_old',
  'change_new',
  'email_changed',
  'reminder_ask',
  'reminder',
] as const
export type MailKind = (typeof mailKinds)[number]

export const mailStates = ['queued', 'sent', 'kept', 'failed', 'bounced'] as const
export type MailState = (typeof mailStates)[number]

/** Email is sent by SMTP, kept in a demo outbox, or turned off. */
export const mailModes = ['smtp', 'outbox', 'off'] as const
export type MailMode = (typeof mailModes)[number]
