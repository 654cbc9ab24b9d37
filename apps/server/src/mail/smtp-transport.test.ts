import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createSmtpTransport } from './smtp-transport.ts'

const mail = {
  ...{ id: 'one', to: 'mina@test.example', language: 'en', subject: 'Subject', text: 'Text', html: '<p>Text</p>' },
  headers: {},
} as const

interface Case {
  readonly server: { readonly secure: boolean; readonly disabledCommands: string[] }
  readonly client: { readonly secure: boolean; readonly requireTls: boolean }
}

/** Sends an email to a server with a self-signed certificate. Returns the outcome, and how many emails arrived. */
async function send({ server: options, client }: Case) {
  const onData = vi.fn<() => void>()
  const server = new SMTPServer({ ...options, authOptional: true, onData })
  server.on('error', () => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  const from = 'Pathwise <hello@study.example>'
  const deliver = createSmtpTransport({ ...client, host: '127.0.0.1', port: address.port, auth: undefined, from })
  return { outcome: await deliver(mail), arrived: onData.mock.calls.length }
}

it.each([
  [
    'offers no STARTTLS',
    { server: { secure: false, disabledCommands: ['STARTTLS'] }, client: { secure: false, requireTls: true } },
    '500',
  ],
  [
    'has an untrusted certificate after STARTTLS',
    { server: { secure: false, disabledCommands: [] }, client: { secure: false, requireTls: true } },
    'ESOCKET',
  ],
  [
    'has an untrusted certificate',
    { server: { secure: true, disabledCommands: [] }, client: { secure: true, requireTls: false } },
    'ESOCKET',
  ],
] satisfies [string, Case, string][])('sends nothing when the mail server %s', async (_case, connection, problem) => {
  expect(await send(connection)).toEqual({ outcome: { kind: 'unreachable', problem }, arrived: 0 })
})
