import { openPortalOutputSchema } from '@pathwise/api/billing/billing.schemas'
import { accountExportSchema } from '@pathwise/api/data-export/data-export.schemas'
import { testPassword } from '@pathwise/testing/builders'
import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { deliverAll, startShop, subscribeNewUser } from './billing.ts'
import { startMailServer } from './mail-server.ts'
import { ask, fetchMeStatus, mutate, type Person, signInNewUser } from './people.ts'
import { startForTest } from './server.ts'

const mailServer = closeAfterTests(await startMailServer())
const shop = closeAfterTests(await startShop({ environment: { smtp: mailServer.settings } }))

describe('billing.openPortal', () => {
  it('opens a portal that allows cancellation and links back to the app', async () => {
    const { person, id } = await subscribeNewUser(shop)
    const return_url = `${shop.server.url}/plans`
    const { data } = await mutate(shop.server, 'billing.openPortal', { return_url }, person.bearer)
    const { url } = openPortalOutputSchema.parse(data)
    expect(await (await fetch(url)).text()).toContain(return_url)
    await fetch(`${url}/${id}/cancel`, { method: 'POST', redirect: 'manual' })
    await deliverAll(shop, shop.standIn.events.length - 1)
    expect((await ask(shop.server, 'billing.plan', person.bearer)).data).toMatchObject({
      plan_id: 'pro',
      renews: false,
    })
  })

  it('returns 409 if not subscribed, 422 for a return URL on another site, and 503 when Stripe fails', async () => {
    const person = await signInNewUser(shop.server)
    const open = (return_url: string, { bearer } = person) =>
      mutate(shop.server, 'billing.openPortal', { return_url }, bearer)
    expect(await open(shop.server.url)).toMatchObject({ status: 409, data: { reason: 'no_subscription' } })
    const { person: subscriber } = await subscribeNewUser(shop)
    expect((await open('https://evil.example/', subscriber)).status).toBe(422)
    shop.standIn.setMode('failing')
    expect(await open(shop.server.url, subscriber)).toMatchObject({
      status: 503,
      data: { reason: 'billing_unavailable' },
    })
    shop.standIn.setMode('working')
  })
})

describe('email change of a subscriber', () => {
  const changeEmail = async (person: Person, email: string) => {
    await mutate(shop.server, 'recovery.requestEmailChange', { email, password: testPassword }, person.bearer)
    const answers = []
    for (const address of [person.email, email]) {
      const { token } = await mailServer.take(address)
      answers.push((await mutate(shop.server, 'recovery.confirmLink', { token })).data)
    }
    return answers
  }
  const listCustomers = () => [...shop.standIn.account.customers.values()].map(({ email }) => email)

  it('sends the new address to Stripe after both addresses have confirmed', async () => {
    const { person } = await subscribeNewUser(shop)
    const email = `new-${person.email}`
    expect(await changeEmail(person, email)).toMatchObject([{ complete: false }, { complete: true }])
    expect(listCustomers()).toContain(email)
    expect(listCustomers()).not.toContain(person.email)
  })

  it('completes the change when Stripe fails', async () => {
    const { person } = await subscribeNewUser(shop)
    shop.standIn.setMode('failing')
    expect(await changeEmail(person, `new-${person.email}`)).toMatchObject([{ complete: false }, { complete: true }])
    shop.standIn.setMode('working')
  })
})

describe('account deletion and export with a subscription', () => {
  it('cancels the subscription at Stripe and deletes its row', async () => {
    const { person, id } = await subscribeNewUser(shop)
    const answer = await mutate(shop.server, 'account.delete', { password: testPassword }, person.bearer)
    expect(answer.status).toBe(200)
    expect(shop.standIn.subscriptions.find(id).status).toBe('canceled')
    const { prisma } = shop.server.database
    expect(await prisma.subscription.findUnique({ where: { id } })).toBeNull()
    await deliverAll(shop, shop.standIn.events.length - 1)
    expect(await prisma.subscription.findUnique({ where: { id } })).toBeNull()
  })

  it('keeps the account when Stripe cannot cancel the subscription', async () => {
    const { person, id } = await subscribeNewUser(shop)
    shop.standIn.setMode('failing')
    const remove = (server = shop.server) => mutate(server, 'account.delete', { password: testPassword }, person.bearer)
    expect(await remove()).toMatchObject({ status: 503, data: { reason: 'billing_unavailable' } })
    shop.standIn.setMode('working')
    const off = await startForTest({ database: shop.server.database })
    expect(await remove(off)).toMatchObject({ status: 409, data: { reason: 'billing_off' } })
    expect(await fetchMeStatus(shop.server, person)).toBe(200)
    expect(shop.standIn.subscriptions.find(id).status).toBe('active')
  })

  it('includes the stored subscriptions in the account data export', async () => {
    const { person, id } = await subscribeNewUser(shop)
    const { data } = await ask(shop.server, 'account.exportData', person.bearer)
    expect(accountExportSchema.parse(data)).toMatchObject({
      stripe_customer: shop.standIn.subscriptions.find(id).customer,
      subscriptions: [{ id, plan_id: 'pro', status: 'active', cancel_at_period_end: false }],
    })
  })
})
