import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { startMailServer } from './mail-server.ts'
import { ask, mutate, type Person } from './people.ts'
import { startTestServer } from './server.ts'

export const minuteMs = 60_000
export const expired = { status: 404, data: { reason: 'link_expired' } }

let people = 0
export const buildEmail = () => `someone-${++people}@test.example`

/** Starts a server with its own mail server, and with a clock that tests can move forward. */
export async function startMailingServer() {
  const mailServer = closeAfterTests(await startMailServer())
  let offsetMs = 0
  const now = () => new Date(Date.now() + offsetMs)
  const server = closeAfterTests(await startTestServer({ now, environment: { smtp: mailServer.settings } }))

  return {
    mailServer,
    server,
    open: (token: string) => mutate(server, 'recovery.openLink', { token }),
    confirm: (token: string, password?: string) => mutate(server, 'recovery.confirmLink', { token, password }),
    readStatus: async ({ bearer }: Pick<Person, 'bearer'>) => (await ask(server, 'recovery.status', bearer)).data,

    /** Runs a callback with the clock moved forward. */
    later: async <Result>(ms: number, work: () => Promise<Result>): Promise<Result> => {
      offsetMs = ms
      return work().finally(() => {
        offsetMs = 0
      })
    },

    /** Returns the addresses and tokens of sent emails that appear in the server's log. */
    findLogged: (): string[] => {
      const log = server.log.join('')
      const secrets = mailServer.received.flatMap(({ to, token }) => (token === '' ? [to] : [to, token]))
      if (secrets.length === 0) throw new Error('no mail was sent')
      return secrets.filter((secret) => log.includes(secret))
    },
  }
}
