import { expect, it, vi } from 'vitest'
import { createFormulaCache } from './formula-cache.ts'

it.each(['x^2', ''])('builds a result once, also when it is undefined (%j)', (key) => {
  const getOrBuild = createFormulaCache<undefined>()
  const build = vi.fn<() => undefined>()
  getOrBuild(key, build)
  getOrBuild(key, build)
  expect(build).toHaveBeenCalledOnce()
})

it('drops the least recently used formulas when the total length of the sources exceeds the limit', () => {
  const getOrBuild = createFormulaCache<string>()
  const build = vi.fn<() => string>(() => 'drawing')
  const long = (number: number) => `${number}`.padEnd(10_000, 'x')
  for (let number = 0; number < 120; number++) getOrBuild(long(number), build)
  getOrBuild(long(119), build)
  expect(build).toHaveBeenCalledTimes(120)
  getOrBuild(long(0), build)
  expect(build).toHaveBeenCalledTimes(121)
})
