import { describe, expect, it, vi } from 'vitest'
import { endGroup, isGroupAlive } from './process-group.ts'

function refuseWith(code: string): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
}

describe('a process group', () => {
  it('of another user lives on, and is not ours to end', () => {
    refuseWith('EPERM')
    expect([endGroup(4711), isGroupAlive(4711)]).toEqual([false, true])
  })

  it('that is gone needs no ending', () => {
    refuseWith('ESRCH')
    expect([endGroup(4711), isGroupAlive(4711)]).toEqual([true, false])
  })

  it('is ended at once, not asked to end', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    expect(endGroup(4711)).toBe(true)
    expect(kill).toHaveBeenCalledExactlyOnceWith(-4711, 'SIGKILL')
  })
})
