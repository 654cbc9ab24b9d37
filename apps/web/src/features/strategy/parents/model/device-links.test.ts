// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

const key = 'pathwise.parent-links.1'
const damagedKey = 'pathwise.parent-links-damaged.1'
const link = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  url: 'http://localhost/parents/AAAAAAAAAAAAAAAAAAAAAA',
  label: 'Mother',
  shows: { tasks: true, dates: true, results: false },
  expiresAt: '2027-02-20T12:00:00.000Z',
}

/** Loads a fresh copy of the module, as reloading the page does. */
async function openPage() {
  vi.resetModules()
  return (await import('./device-links.ts')).deviceLinks
}

beforeEach(() => localStorage.clear())

it('keeps the device links in local storage', async () => {
  const links = await openPage()
  links.add(link, 'secret')
  expect((await openPage()).current()).toEqual({ key: 'secret', links: [link], sent: {} })
})

it.each(['{"cut', '{"links":[]}'])('backs up invalid stored text under another key: %s', async (text) => {
  localStorage.setItem(key, text)
  const links = await openPage()
  expect(links.current().links).toEqual([])
  links.add(link, 'secret')
  expect(localStorage.getItem(damagedKey)).toBe(text)
  expect((await openPage()).current().links).toEqual([link])
})

it('keeps new links in memory when invalid stored text cannot be backed up', async () => {
  localStorage.setItem(key, '{"cut')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const links = await openPage()
  links.add(link, 'secret')
  vi.restoreAllMocks()
  expect(localStorage.getItem(key)).toBe('{"cut')
  expect(links.current().links).toEqual([link])
})
