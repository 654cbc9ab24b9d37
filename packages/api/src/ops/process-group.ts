/**
 * Kills a process and its descendants in the same process group.
 * @returns false when the group belongs to another user, such as a command run through sudo, and cannot be killed
 */
export function endGroup(leader: number): boolean {
  return signalGroup(leader, 'SIGKILL') !== 'refused'
}

/** Returns whether any process of the group is still running. */
export function isGroupAlive(leader: number): boolean {
  return signalGroup(leader, 0) !== 'nobody'
}

function signalGroup(leader: number, signal: NodeJS.Signals | 0): 'nobody' | 'refused' | 'sent' {
  try {
    process.kill(-leader, signal)
    return 'sent'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'refused' : 'nobody'
  }
}
