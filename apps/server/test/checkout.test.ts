import { closeAfterTests } from '@pathwise/testing/close-after-tests'
import { describe, expect, it } from 'vitest'
import { buildCheckoutRequest, readPaymentPage, requestCheckout, startShop } from './billing.ts'
import { mutate, signInNewUser } from './people.ts'

const shop = closeAfterTests(await startShop())

describe('billing checkout', () => {
  it('creates only one price when the first checkouts for a plan are concurrent', async () => {
    const people = [await signInNewUser(shop.server), await signInNewUser(shop.server)]
    const responses = await Promise.all(people.map((person) => requestCheckout(shop, person)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(shop.standIn.account.prices.size).toBe(1)
  })

  it('charges the catalog price and ignores prices in the request', async () => {
    const person = await signInNewUser(shop.server)
    const order = { ...buildCheckoutRequest(shop.server, 'premium_family'), price: 1, unit_amount: 1, currency: 'krw' }
    const address = await readPaymentPage(await requestCheckout(shop, person, order))
    expect(address).toMatch(new RegExp(`^${shop.standIn.settings.apiBase}/pay/cs_test_\\w+$`))
    expect(await (await fetch(address)).text()).toContain('Pathwise Premium (Family/School): $199.00 a month')
  })

  it('redirects to the requested page after the payment', async () => {
    const person = await signInNewUser(shop.server)
    const address = await readPaymentPage(await requestCheckout(shop, person))
    const paid = await fetch(address, { method: 'POST', redirect: 'manual' })
    expect(paid.headers.get('location')).toBe(`${shop.server.url}/checkout/success?plan=pro`)
  })

  it("opens the payment page in the user's language", async () => {
    const person = await signInNewUser(shop.server)
    const headers = { ...person.bearer, 'accept-language': 'zh-CN' }
    await mutate(shop.server, 'billing.createCheckout', buildCheckoutRequest(shop.server), headers)
    const asked = shop.standIn.requests.findLast(({ operation }) => operation === 'POST /v1/checkout/sessions')
    expect(asked?.params).toMatchObject({ locale: 'zh' })
  })

  it('creates each price and customer at Stripe only once when a user starts several checkouts', async () => {
    const person = await signInNewUser(shop.server)
    for (const plan of ['pro', 'premium_student', 'pro']) {
      await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, plan)))
    }
    const amounts = [...shop.standIn.account.prices.values()].map(({ unit_amount }) => unit_amount)
    expect(new Set(amounts).size).toBe(amounts.length)
    const own = [...shop.standIn.account.customers.values()].filter(({ email }) => email === person.email)
    expect(own).toHaveLength(1)
  })

  it('replaces a Stripe price that differs from the catalog', async () => {
    const pro = [...shop.standIn.account.prices.values()].find(({ unit_amount }) => unit_amount === 2500)
    if (pro) pro.unit_amount = 100
    const address = await readPaymentPage(await requestCheckout(shop, await signInNewUser(shop.server)))
    expect(await (await fetch(address)).text()).toContain('$25.00 a month')
  })

  it('creates a new customer when the stored one no longer exists at Stripe', async () => {
    const person = await signInNewUser(shop.server)
    await readPaymentPage(await requestCheckout(shop, person))
    for (const customer of shop.standIn.account.customers.values()) {
      if (customer.email === person.email) customer.deleted = true
    }
    await readPaymentPage(await requestCheckout(shop, person, buildCheckoutRequest(shop.server, 'premium_student')))
    shop.standIn.account.customers.clear()
    expect(await readPaymentPage(await requestCheckout(shop, person))).toContain('/pay/')
  })
})
