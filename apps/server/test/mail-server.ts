import { EventEmitter, once } from 'node:events'
import { callbackify } from 'node:util'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { SmtpSettings } from '../src/env/mail-environment.ts'

interface ReceivedMail {
  readonly to: string
  readonly parsed: ParsedMail
  /** The plain-text body. */
  readonly text: string
  readonly html: string
  /** The token in the email's link to one of our pages. Empty if there is no such link. */
  readonly token: string
}

export interface MailServer {
  readonly settings: SmtpSettings
  /** All accepted emails, oldest first. */
  readonly received: readonly ReceivedMail[]
  /** Rejects the next email to an address with the given reply. */
  refuse(
    address: string,
    reply: { readonly status: number; readonly text: string; readonly at?: 'data' | 'rcpt' },
  ): void
  /** Receives the next email to an address but does not reply. Resolves when the email has been received. */
  hold(address: string): Promise<void>
  /** Resolves to the next email to an address. Each email is returned only once. */
  take(address: string): Promise<ReceivedMail>
  close(): Promise<void>
}

const replyError = (status: number, text: string) => Object.assign(new Error(text), { responseCode: status })

/** Starts a mail server on a free local port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const taken = new Set<ReceivedMail>()
  const refusals = new Map<string, { status: number; text: string; at: 'data' | 'rcpt' }>()
  const holds = new Map<string, () => void>()
  const arrivals = new EventEmitter()

  function takeRefusal(address: string, at: 'data' | 'rcpt'): Error | undefined {
    const refusal = refusals.get(address)
    if (refusal?.at !== at) return undefined
    refusals.delete(address)
    return replyError(refusal.status, refusal.text)
  }

  /** @throws Error with the reply when the mail is rejected */
  async function accept(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const to = envelope.rcptTo.map(({ address }) => address).join()
    const parsed = await simpleParser(stream)
    const refusal = takeRefusal(to, 'data')
    if (refusal) throw refusal
    const text = parsed.text ?? ''
    const html = parsed.html === false ? '' : (parsed.html ?? '')
    received.push({ to, parsed, text, html, token: /#([\w-]{43})/.exec(text)?.[1] ?? '' })
    arrivals.emit('mail')
    const reached = holds.get(to)
    if (!reached) return
    holds.delete(to)
    reached()
    await new Promise(() => {})
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(takeRefusal(address, 'rcpt')),
    onData: callbackify(accept),
  })
  // A killed client resets its connection. Without a listener, the error event would end the test process.
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')

  async function take(recipient: string): Promise<ReceivedMail> {
    const mail = received.find((one) => one.to === recipient && !taken.has(one))
    if (mail) {
      taken.add(mail)
      return mail
    }
    await once(arrivals, 'mail')
    return take(recipient)
  }

  return {
    settings: {
      ...{ host: '127.0.0.1', port: address.port, secure: false, requireTls: false, auth: undefined },
      from: 'Pathwise <hello@study.example>',
    },
    received,
    refuse: (recipient, { status, text, at = 'rcpt' }) => refusals.set(recipient, { status, text, at }),
    hold: (recipient) => new Promise((reached) => holds.set(recipient, reached)),
    take,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
