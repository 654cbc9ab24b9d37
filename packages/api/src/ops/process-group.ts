/** Ends a process and all that it has started, as far as they are in its group and ours to end. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nobody is left, or they run as root.
  }
}

/** Whether anybody of a process's group is left. */
export function isGroupAlive(leader: number): boolean {
  try {
    return process.kill(-leader, 0)
  } catch {
    return false
  }
}
