import { spawnSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import { collectOutput, runLimited, splitIntoBatches } from './side-by-side.mjs'

describe('splitIntoBatches', () => {
  const groups = [
    ['lint', 'types'],
    ['unit', 'postgres'],
  ]

  it('puts adjacent steps of the same group into one batch, and keeps their order', () => {
    expect(splitIntoBatches(['types', 'lint', 'unit', 'postgres', 'e2e'], groups)).toEqual([
      ['types', 'lint'],
      ['unit', 'postgres'],
      ['e2e'],
    ])
    expect(splitIntoBatches(['lint', 'unit', 'types'], groups)).toEqual([['lint'], ['unit'], ['types']])
  })

  it('puts a step into its own batch when the step has no group or is repeated', () => {
    expect(splitIntoBatches(['e2e', 'e2e', 'unit', 'unit'], groups)).toEqual([['e2e'], ['e2e'], ['unit'], ['unit']])
  })
})

describe('runLimited', () => {
  it('runs at most `limit` tasks at a time, and returns their results in task order', async () => {
    let running = 0
    let most = 0
    const task = (name: string, turns: number) => async () => {
      running += 1
      most = Math.max(most, running)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      running -= 1
      return name
    }
    expect(await runLimited([task('slow', 9), task('fast', 1), task('last', 1)], 2)).toEqual(['slow', 'fast', 'last'])
    expect(most).toBe(2)
  })

  it('starts no tasks after an error, and throws the error once all running tasks have ended', async () => {
    const ended = vi.fn<() => void>()
    const later = vi.fn<() => Promise<void>>()
    const slow = async () => {
      for (let turn = 0; turn < 9; turn += 1) await Promise.resolve()
      ended()
    }
    await expect(runLimited([() => Promise.reject(new Error('on purpose')), slow, later], 2)).rejects.toThrow(
      'on purpose',
    )
    expect(ended).toHaveBeenCalledOnce()
    expect(later).not.toHaveBeenCalled()
  })
})

describe('collectOutput', () => {
  it('holds back the output of a step and its child processes until `show` is called', () => {
    const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const output = collectOutput()
    output.print('the step')
    spawnSync(process.execPath, ['-e', 'console.log("out"); console.error("err")'], { stdio: output.stdio })
    expect(shown).not.toHaveBeenCalled()
    output.show()
    expect(shown.mock.calls.flat()).toEqual(['the step\nout\nerr\n'])
  })
})
