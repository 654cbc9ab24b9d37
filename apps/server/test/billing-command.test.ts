import { buildSubscription } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { parseBillingCommand, syncBilling } from '../src/commands/billing-command.ts'
import { buy, readStoredState, readStripeState, startShop, subscribeNewUser } from './billing.ts'
import { signInNewUser } from './people.ts'

const shop = closeAfterTests(await startShop())

describe('npm run billing -- sync', () => {
  it('updates subscriptions whose Stripe events were missed, and restores deleted subscription rows', async () => {
    const { prisma } = shop.server.database
    const missed = await buy(shop, await signInNewUser(shop.server))
    const { id: canceled } = await subscribeNewUser(shop, 'premium_family')
    shop.standIn.subscriptions.cancelNow(canceled)
    const { id: lost, person } = await subscribeNewUser(shop)
    await prisma.subscription.delete({ where: { id: lost } })
    await prisma.stripeCustomer.delete({ where: { userId: person.id } })
    const { id: orphan, person: gone } = await subscribeNewUser(shop)
    await prisma.user.delete({ where: { id: gone.id } })
    const stranger = await buildSubscription(shop.server.database, { userId: person.id })

    expect(await syncBilling(shop.server.database, shop.standIn.settings)).toEqual([
      '3 subscriptions now match Stripe.',
      '1 more have no account here.',
      `Stripe does not know 1 of our subscriptions, which were not changed: ${stranger.id}`,
    ])
    for (const id of [missed, canceled, lost])
      expect(await readStoredState(shop.server, id)).toEqual(readStripeState(shop, id))
    expect(await readStoredState(shop.server, orphan)).toBeNull()
  })

  it('reads subscription lists that span several pages', async () => {
    const { id } = await subscribeNewUser(shop)
    const first = shop.standIn.account.subscriptions
    for (let number = 0; number < 120; number++) {
      first.set(`sub_${number}`, { ...structuredClone(shop.standIn.subscriptions.find(id)), id: `sub_${number}` })
    }
    const [done] = await syncBilling(shop.server.database, shop.standIn.settings)
    expect(done).toMatch(/^12\d subscriptions/)
    expect(await readStoredState(shop.server, 'sub_119')).toMatchObject({ status: 'active' })
  })

  it('throws when billing is off or the argument is not `sync`', async () => {
    await expect(syncBilling(shop.server.database, null)).rejects.toThrow('Billing is off')
    for (const words of [[], ['sink'], ['sync', 'now']])
      expect(() => parseBillingCommand(words)).toThrow('Usage: npm run billing')
  })

  it('reports a Stripe rejection in one line, without the secret key', async () => {
    const settings = { ...shop.standIn.settings, secretKey: 'sk_test_revoked' }
    const syncing = syncBilling(shop.server.database, settings)
    await expect(syncing).rejects.toThrow('Unexpected answer from Stripe: StripeAuthenticationError')
  })
})
