import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cleanBody } from './body.ts'
import { importBody } from './import/import-html.ts'
import { latexExpressions } from './math.ts'

// The license of these problems does not allow us to publish them in the repository. The test runs only if the data
// file exists next to the repository.
const file = new URL('../../../../shared/data/math-problems.jsonl', import.meta.url)

it.skipIf(!existsSync(file))(
  'converts the formulas of 700 real problems (skipped when math-problems.jsonl is absent)',
  { timeout: 60_000 },
  () => {
    const problems: { problem: string; solution: string }[] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    let lifted = 0
    let left = 0
    for (const source of problems.flatMap(({ problem, solution }) => [problem, solution])) {
      const { html } = importBody(source.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
      expect(cleanBody(html)).toBe(html)
      expect(importBody(html).html).toBe(html)
      lifted += latexExpressions(html).length
      left += delimitersIn(html)
    }
    // biome-ignore lint/suspicious/noConsole: the printed share is the result of this test
    console.info(`formulas lifted: ${lifted}; delimiters left in the text: ${left}`)
    expect(lifted).toBeGreaterThan(7_000)
    expect(left / lifted).toBeLessThan(0.002)
  },
)

/** Counts formula delimiters that remain as text outside code blocks. */
function delimitersIn(html: string): number {
  const words = html.replaceAll(/<pre>.*?<\/pre>|<[^>]*data-latex="[^"]*"[^>]*>/gs, '')
  return words.match(/\$[^\d\s]|\\[[(]/g)?.length ?? 0
}
