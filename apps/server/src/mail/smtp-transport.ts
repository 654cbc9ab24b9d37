import type { Delivery, MailTransport } from '@pathwise/api/mail/transport'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { SmtpSettings } from '../env/mail-environment.ts'

/** The sum of these timeouts must be less than the lease of a queued email. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Opens a separate connection to the operator's mail server for each email. */
export function createSmtpTransport({ host, port, secure, requireTls, auth, from }: SmtpSettings): MailTransport {
  const transporter = createTransport({
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(auth && { auth }),
    ...timeouts,
  })
  const [, domain = host] = /@([^@>\s]+)>?$/.exec(from) ?? []
  return async ({ id, to, language, subject, text, html, headers }) => {
    try {
      await transporter.sendMail({
        ...{ from, to, subject, text, html },
        // All attempts to deliver an email use the same id, so that a mail server can drop duplicates.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      return { kind: 'sent' }
    } catch (error) {
      return classify(error)
    }
  }
}

const failureSchema = z.object({
  /** The SMTP command that failed, or `API` if nothing was sent. */
  command: z.string().optional(),
  /** Nodemailer's error code, such as ECONNECTION. */
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

/** Omits the mail server's response, because it can contain the address. */
function classify(error: unknown): Delivery {
  const { command, code = 'unknown', responseCode: status, response = '' } = failureSchema.safeParse(error).data ?? {}
  if (command === 'API' && code === 'EENVELOPE') return { kind: 'refused', status: 553, isAddress: true }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutMail || status === undefined) return { kind: 'unreachable', problem: String(status ?? code) }
  if (status < 500) return { kind: 'delayed', problem: String(status) }
  return { kind: 'refused', status, isAddress: command === 'RCPT TO' && isAddressStatus(status, response) }
}

/**
 * Returns whether the recipient's address caused a permanent rejection. An enhanced status code (RFC 3463) takes
 * precedence, because the basic code can also mean that the sender was rejected.
 */
function isAddressStatus(status: number, response: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response)?.[1]
  return enhanced === undefined ? [550, 551, 553].includes(status) : enhanced === '1' || enhanced === '2'
}
