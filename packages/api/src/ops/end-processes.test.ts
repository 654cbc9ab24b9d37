import { describe, expect, it, vi } from 'vitest'
import { isGroupAlive, killGroup } from './end-processes.ts'

function refuseWith(code: string): void {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
}

describe('process groups', () => {
  it('reports another user’s process group as alive but not killable', () => {
    refuseWith('EPERM')
    expect([killGroup(4711), isGroupAlive(4711)]).toEqual([false, true])
  })

  it('treats a missing process group as killed', () => {
    refuseWith('ESRCH')
    expect([killGroup(4711), isGroupAlive(4711)]).toEqual([true, false])
  })

  it('kills a process group with SIGKILL only', () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
    expect(killGroup(4711)).toBe(true)
    expect(kill).toHaveBeenCalledExactlyOnceWith(-4711, 'SIGKILL')
  })
})
