import type { Delivery, MailTransport } from '@pathwise/api/mail/transport'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { SmtpSettings } from '../env/mail-environment.ts'

/** Shorter than the lease of a mail in the queue, taken together. */
const timeouts = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Creates the transport that hands each mail over to the operator's mail server, on a connection of its own. */
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
        // The same for each attempt, so that a mail server can drop a repeated delivery.
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
  /** The command of SMTP that failed, or `API` when the message was not tried. */
  command: z.string().optional(),
  /** The library's code, such as ECONNECTION. */
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
})

/** Reads how an attempt failed. The text of the mail server may contain the address, so it goes no further. */
function classify(error: unknown): Delivery {
  const { command, code = 'unknown', responseCode: status, response = '' } = failureSchema.safeParse(error).data ?? {}
  if (command === 'API' && code === 'EENVELOPE') return { kind: 'refused', status: 553, isAddress: true }
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (!isAboutMail || status === undefined) return { kind: 'unreachable', problem: String(status ?? code) }
  if (status < 500) return { kind: 'delayed', problem: String(status) }
  return { kind: 'refused', status, isAddress: command === 'RCPT TO' && isAddressStatus(status, response) }
}

/**
 * Returns whether a permanent refusal is about the address: by the enhanced status of RFC 3463 where there is one, so that
 * a server that rejects the sender marks no receiver.
 */
function isAddressStatus(status: number, response: string): boolean {
  const enhanced = /\b5\.(\d{1,3})\.\d{1,3}\b/.exec(response)?.[1]
  return enhanced === undefined ? [550, 551, 553].includes(status) : enhanced === '1' || enhanced === '2'
}
