/**
 * Ends a process and all that it has started, as far as they are in its group.
 * @returns false when the group is another user's, as what runs through sudo is, and so not ours to end
 */
export function endGroup(leader: number): boolean {
  return signalGroup(leader, 'SIGKILL') !== 'refused'
}

/** Whether anybody of a process's group is left. */
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
