import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import configuration from '../.dependency-cruiser.mjs'

const fixtures = fileURLToPath(new URL('import-rules', import.meta.url))
const { exclude: _, ...options } = configuration.options ?? {}

/**
 * Returns the names of the import rules that a fixture violates. A fixture is a small file tree with the project's
 * structure.
 */
async function violatedRules(fixture: string): Promise<string[]> {
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: `${fixtures}/${fixture}`,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
  })
  if (typeof output === 'string') throw new Error(output)
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))]
}

describe('import rules', () => {
  const names = (configuration.forbidden ?? []).map(({ name }) => String(name))

  it.each(names)('reports a violation of the rule %s in its fixture', async (name) => {
    expect(await violatedRules(name)).toContain(name)
  })

  it('has exactly one fixture for each rule', () => {
    expect(readdirSync(fixtures).toSorted()).toEqual([...names, 'allowed'].toSorted())
  })
})

it('reports no violation when all imports are allowed', async () => {
  expect(await violatedRules('allowed')).toEqual([])
})
