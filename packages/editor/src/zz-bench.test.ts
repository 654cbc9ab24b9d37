import { expect, it } from 'vitest'
import { userEvent, cdp } from 'vitest/browser'
import { renderEditor } from '../test/render-editor.tsx'

it('typing', async () => {
  const body = Array.from({ length: 200 }, (_, i) => `<p>Line ${i} with <span data-type="math" data-latex="\\frac{a_{${i}}}{b} + \\sqrt{x^2 + ${i}}"></span> and words.</p>`).join('')
  const { text } = await renderEditor(body)
  await userEvent.click(text.getByText('Line 100 with'))
  const c: any = cdp()
  await c.send('Performance.enable', { timeDomain: 'threadTicks' })
  const m = async () => Object.fromEntries((await c.send('Performance.getMetrics')).metrics.map((x: any) => [x.name, x.value]))
  const a = await m()
  await c.send('Profiler.enable'); await c.send('Profiler.start')
  for (let i = 0; i < 40; i++) await userEvent.keyboard('a')
  const { profile } = await c.send('Profiler.stop')
  const b = await m()
  for (const k of ['LayoutDuration', 'RecalcStyleDuration', 'ScriptDuration', 'TaskDuration', 'LayoutCount', 'RecalcStyleCount']) console.log(k, (b[k] - a[k]) / 40 * (k.endsWith('Count') ? 1 : 1000))
  const self = new Map<string, number>()
  const byId = new Map(profile.nodes.map((n: any) => [n.id, n]))
  profile.samples.forEach((id: number, i: number) => { const n: any = byId.get(id); const k = n.callFrame.functionName + ' ' + n.callFrame.url.split('/').pop() + ':' + n.callFrame.lineNumber; self.set(k, (self.get(k) ?? 0) + profile.timeDeltas[i] / 1000) })
  console.log([...self].sort((x, y) => y[1] - x[1]).slice(0, 25).map(([k, v]) => `${(v / 40).toFixed(2)} ${k}`).join('\n'))
  expect(1).toBe(1)
})
