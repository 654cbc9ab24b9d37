import { describe, expect, it, vi } from 'vitest'
import { endGroup, isGroupAlive } from './end-processes.ts'

function refuseWith(code: string): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
}

describe('process group', () => {
  it('reports a process group owned by another user as running but not killable', () => {
    refuseWith('EPERM')
    expect([endGroup(4711), isGroupAlive(4711)]).toEqual([false, true])
  })

  it('treats a process group that no longer exists as killed', () => {
    refuseWith('ESRCH')
    expect([endGroup(4711), isGroupAlive(4711)]).toEqual([true, false])
  })

  it('kills a process group using only SIGKILL', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    expect(endGroup(4711)).toBe(true)
    expect(kill).toHaveBeenCalledExactlyOnceWith(-4711, 'SIGKILL')
  })
})
