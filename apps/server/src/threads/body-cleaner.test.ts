import { Piscina } from 'piscina'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createBodyCleaner } from './body-cleaner.ts'

const long = '<p>A <b>bold</b> claim for $5. </p>'.repeat(300)

function started() {
  const cleaner = createBodyCleaner()
  onTestFinished(() => cleaner.close())
  return cleaner
}

it.each([
  ['short', long.slice(0, 35)],
  ['long', long],
])('cleans a typed or imported body (%s)', { timeout: 60_000 }, async (_what, html) => {
  const { cleanBody } = started()
  const typed = await cleanBody({ html, imported: false })
  expect(typed).toEqual({ html: expect.stringMatching(/^<p>A <strong>bold<\/strong> claim for \$5\.<\/p>/) })
  const imported = await cleanBody({ html: `${html}<p>$x$</p>`, imported: true })
  expect(imported).toEqual({ html: expect.stringContaining('data-latex="x"') })
})

it('rejects HTML that is nested too deeply', { timeout: 60_000 }, async () => {
  const { cleanBody } = started()
  const tooDeep = { refusal: 'too_deep', detail: 'The text is nested too deeply' }
  expect(await cleanBody({ html: '<div>'.repeat(900), imported: true })).toEqual(tooDeep)
  expect(await cleanBody({ html: '<div>'.repeat(9_000), imported: true })).toEqual(tooDeep)
})

it('cleans a long body only once when it is read several times', {
  timeout: 60_000,
}, async () => {
  const { cleanBody } = started()
  const run = vi.spyOn(Piscina.prototype, 'run')
  onTestFinished(() => run.mockRestore())
  const cleaned = await cleanBody({ html: long, imported: false })
  if ('refusal' in cleaned) throw new Error('It was refused')
  expect(await cleanBody({ html: cleaned.html, imported: false })).toEqual(cleaned)
  expect(run).toHaveBeenCalledTimes(1)
  await cleanBody({ html: cleaned.html, imported: true })
  expect(run).toHaveBeenCalledTimes(2)
})

it('throws SERVICE_UNAVAILABLE when the worker times out', async () => {
  const { cleanBody } = started()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  onTestFinished(() => timeout.mockRestore())
  await expect(cleanBody({ html: long, imported: true })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})
