import type { MailMode } from './mail.vocabulary.ts'

export interface MailSettings {
  readonly mode: MailMode
  /** The sender's postal address, which reminders must include, or null if none is configured. */
  readonly postalAddress: string | null
  /** Wakes the worker, which otherwise checks for email at intervals. */
  readonly wake: () => void
}

export interface MailMessage {
  /** The id of the email's row, which is part of the Message-ID header. */
  readonly id: string
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The outcome of one attempt. `problem` is a status or code, never the mail server's message. */
export type Delivery =
  | { readonly kind: 'sent' | 'kept' }
  /** The mail server permanently rejected the address or message. */
  | { readonly kind: 'refused'; readonly status: number; readonly isAddress: boolean }
  | { readonly kind: 'delayed'; readonly problem: string }
  /** The mail server is unreachable or rejects this server, so other messages would fail too. */
  | { readonly kind: 'unreachable'; readonly problem: string }

/** Sends a message. Never rejects. */
export type MailTransport = (message: MailMessage) => Promise<Delivery>

/** Does not send email. The worker stores each message in its database row, where admins can read it. */
export const outbox: MailTransport = async () => ({ kind: 'kept' })
