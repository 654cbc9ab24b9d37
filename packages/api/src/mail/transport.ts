import type { MailMode } from './mail.vocabulary.ts'

/** How this deployment sends mail. */
export interface MailSettings {
  readonly mode: MailMode
  /** The sender's postal address, which reminders must include; null when none is configured. */
  readonly postalAddress: string | null
  /** Wakes the worker, which otherwise checks for mail only at intervals. */
  readonly wake: () => void
}

export interface MailMessage {
  /** The id of the row, for the Message-ID. */
  readonly id: string
  readonly to: string
  readonly language: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** The outcome of one attempt. `problem` is a status or code, but not the mail server's message. */
export type Delivery =
  | { readonly kind: 'sent' | 'kept' }
  /** The mail server permanently rejected the address or the message. */
  | { readonly kind: 'refused'; readonly status: number; readonly isAddress: boolean }
  | { readonly kind: 'delayed'; readonly problem: string }
  /** The mail server could not be reached or rejects this server, so other mail would fail as well. */
  | { readonly kind: 'unreachable'; readonly problem: string }

/** Sends a message. Never rejects. */
export type MailTransport = (message: MailMessage) => Promise<Delivery>

/** Keeps every message in its row, where admins can read it. */
export const outbox: MailTransport = async () => ({ kind: 'kept' })
