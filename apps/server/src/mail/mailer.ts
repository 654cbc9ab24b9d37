import type { Dependencies } from '@pathwise/api/context'
import { deliverMail } from '@pathwise/api/mail/deliver'
import type { MailMode } from '@pathwise/api/mail/mail.vocabulary'
import { type MailSettings, outbox } from '@pathwise/api/mail/transport'
import { queueReminders } from '@pathwise/api/reminders/queue-reminders'
import type { FastifyBaseLogger } from 'fastify'
import type { Environment } from '../env/environment.ts'
import type { PeriodicJobs } from '../periodic-jobs.ts'
import { createSmtpTransport } from './smtp-transport.ts'

type MailEnvironment = Pick<Environment, 'demo' | 'postalAddress' | 'role' | 'smtp'>

/** The polling interval of the mail worker. Polling finds only email that did not wake the worker, such as retries. */
const deliverEveryMs = 10_000
const remindEveryMs = 5 * 60_000

function findMode({ demo, smtp }: MailEnvironment): MailMode {
  if (smtp) return 'smtp'
  return demo ? 'outbox' : 'off'
}

/**
 * The returned `start` schedules the jobs that send email and queue reminders. An export-only server queues email, but
 * leaves sending to other servers.
 */
export function createMailer(environment: MailEnvironment): {
  readonly settings: MailSettings
  readonly start: (jobs: PeriodicJobs, dependencies: Dependencies, log: FastifyBaseLogger) => void
} {
  const mode = findMode(environment)
  const transport = environment.smtp ? createSmtpTransport(environment.smtp) : outbox
  let wake = () => {}
  return {
    settings: { mode, postalAddress: environment.postalAddress, wake: () => wake() },
    start: ({ runPeriodically }, dependencies, log) => {
      if (mode === 'off' || environment.role === 'export') return
      wake = runPeriodically({
        name: 'send mail',
        everyMs: deliverEveryMs,
        run: (signal) => deliverMail({ ...dependencies, transport, log }, signal),
      })
      runPeriodically({
        name: 'queue reminders',
        everyMs: remindEveryMs,
        run: (signal) => queueReminders(dependencies, signal),
      })
    },
  }
}
