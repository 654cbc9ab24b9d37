import type { Dependencies } from '../context.ts'
import { composeMail } from './compose.ts'
import { type ClaimedMail, claimMail, postponeMail, recordDelivery } from './queue.ts'
import type { Delivery, MailMessage, MailTransport } from './transport.ts'

export interface DeliveryDeps extends Pick<Dependencies, 'mail' | 'now' | 'prisma' | 'publicUrl'> {
  readonly transport: MailTransport
  readonly log: { error(facts: object, message: string): void; warn(facts: object, message: string): void }
}

/**
 * Sends due email one message at a time, until none is left or the mail server is unreachable. Each message is sent at
 * least once. If the server crashes after sending a message and before updating its row, the message is sent again with
 * the same Message-ID.
 * @param signal aborts when the server stops
 */
export async function deliverMail(deps: DeliveryDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mail = await claimMail(deps.prisma, deps.now())
    if (!mail) return
    if ((await deliverOne(deps, mail)) === 'unreachable') return
  }
}

async function deliverOne(deps: DeliveryDeps, mail: ClaimedMail): Promise<Delivery['kind'] | undefined> {
  const { prisma, now, log, transport } = deps
  let message: MailMessage | null
  try {
    message = await composeMail(deps, mail)
  } catch (error) {
    log.error({ err: error, mail: mail.id }, 'a mail was not composed')
    await postponeMail(prisma, mail, { now: now(), problem: 'compose' })
    return undefined
  }
  if (!message) {
    // The email is obsolete, or its address has no account. In both cases, its record must not be kept.
    await prisma.mail.deleteMany({ where: { id: mail.id } })
    return undefined
  }
  const delivery = await transport(message)
  await storeDelivery(deps, mail, { delivery, message })
  return delivery.kind
}

async function storeDelivery(
  { prisma, now, log }: DeliveryDeps,
  mail: ClaimedMail,
  { delivery, message }: { readonly delivery: Delivery; readonly message: MailMessage },
): Promise<void> {
  const { id, kind, recipient, attempts } = mail
  const { subject, text, html } = message
  switch (delivery.kind) {
    case 'kept':
      return recordDelivery(prisma, id, { state: 'kept', now: now(), content: { subject, text, html } })
    case 'sent':
      await prisma.mailBounce.deleteMany({ where: { address: recipient } })
      return recordDelivery(prisma, id, { state: 'sent', now: now() })
    case 'refused': {
      const { status, isAddress } = delivery
      log.warn({ mail: id, kind, status }, 'a mail was refused for good')
      await prisma.$transaction(async (transaction) => {
        if (isAddress) await markBounce(transaction, { address: recipient, status, bouncedAt: now() })
        const state = isAddress ? 'bounced' : 'failed'
        await recordDelivery(transaction, id, { state, now: now(), problem: String(status) })
      })
      return undefined
    }
    case 'delayed':
    case 'unreachable':
      log.warn({ mail: id, kind, attempts, problem: delivery.problem }, 'a mail was not sent and is tried again')
      return postponeMail(prisma, mail, { now: now(), problem: delivery.problem })
  }
}

async function markBounce(
  { mailBounce }: Pick<DeliveryDeps['prisma'], 'mailBounce'>,
  row: { readonly address: string; readonly status: number; readonly bouncedAt: Date },
): Promise<void> {
  await mailBounce.upsert({ where: { address: row.address }, create: row, update: row })
}
