import { existsSync, readFileSync } from 'node:fs'
import { importBody } from '@pathwise/rich-text/import'
import { expect, inject, it } from 'vitest'
import { words } from '../test/samples.ts'
import { isInstalled, runOn } from '../test/tools.ts'
import { createPdfRenderer } from './renderer.ts'

// The license does not allow these texts in the repository, so the test runs only if the file exists next to the
// repository.
const file = new URL('../../../../shared/data/math-problems.jsonl', import.meta.url)

/**
 * The test draws every twentieth problem. The file is sorted by topic, so the sample includes many topics. The seed
 * determines the first problem.
 */
const step = 20
const offset = inject('fuzzSeed') % step

it.skipIf(!existsSync(file))(
  'draws at least 99 percent of formulas in real problems (skipped when math-problems.jsonl is absent)',
  async () => {
    const problems: { id: string; problem: string; solution: string }[] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter((_, index) => index % step === offset)
      .map((line) => JSON.parse(line))
    const renderer = await createPdfRenderer()
    const checks: (number | null)[] = []
    const formulas = { drawn: 0, asSource: 0 }
    for (const [index, { id, problem, solution }] of problems.entries()) {
      const source = `${problem}\n\n${solution}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const { html } = importBody(source)
      const rendered = await renderer.render({ title: id, html, language: 'en', words })
      formulas.drawn += rendered.formulas.drawn
      formulas.asSource += rendered.formulas.asSource
      if (index % 5 === 0 && isInstalled('qpdf')) checks.push(runOn(rendered.bytes, 'qpdf', ['--check', 'FILE']).status)
    }
    const share = formulas.drawn / (formulas.drawn + formulas.asSource)
    // biome-ignore lint/suspicious/noConsole: the printed share is the result of this test
    console.info(
      `formulas drawn: ${formulas.drawn}, as source: ${formulas.asSource}, share: ${(share * 100).toFixed(2)} %`,
    )
    expect(checks.every((status) => status === 0)).toBe(true)
    expect(formulas.drawn).toBeGreaterThan(350)
    expect(share).toBeGreaterThanOrEqual(0.99)
  },
)
