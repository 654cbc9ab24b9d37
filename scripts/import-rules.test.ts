import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'
import { describe, expect, it } from 'vitest'
import configuration from '../.dependency-cruiser.mjs'

const fixtures = fileURLToPath(new URL('import-rules', import.meta.url))
const { exclude: _, ...options } = configuration.options ?? {}

/** The names of the rules that a fixture, a small tree shaped like the project's, violates. */
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

describe('each import rule', () => {
  const names = (configuration.forbidden ?? []).map(({ name }) => String(name))

  it.each(names)('%s fires on its fixture', async (name) => {
    expect(await violatedRules(name)).toContain(name)
  })

  it('has a fixture, and no fixture is left over', () => {
    expect(readdirSync(fixtures).toSorted()).toEqual([...names, 'allowed'].toSorted())
  })
})

it('lets through what is allowed', async () => {
  expect(await violatedRules('allowed')).toEqual([])
})
