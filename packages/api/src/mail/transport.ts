import type { MailMode } from './mail.vocabulary.ts'

/** How this deployment sends mail. */
export interface MailSettings {
  readonly mode: MailMode
  /** The sender's postal address, which reminders must name; null where none is configured. */
  readonly postalAddress: string | null
  /** Starts the worker, which otherwise looks for mail at intervals. */
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

/** The end of one attempt. `problem` is a status or a code, without the text of the mail server. */
export type Delivery =
  | { readonly kind: 'sent' | 'kept' }
  /** The mail server refused the address or the message for good. */
  | { readonly kind: 'refused'; readonly status: number; readonly isAddress: boolean }
  | { readonly kind: 'delayed'; readonly problem: string }
  /** The mail server was not reached or rejects us, so that other mail would fail as well. */
  | { readonly kind: 'unreachable'; readonly problem: string }

/** Hands a message over. Never rejects. */
export type MailTransport = (message: MailMessage) => Promise<Delivery>

/** Keeps every message in its row, where admins can read it. */
export const outbox: MailTransport = async () => ({ kind: 'kept' })
