import { setImmediate } from 'node:timers/promises'

/** So long may reading keep everybody else of this process waiting. */
const longestTurn = 15

/** Gives what lets others have their turn, where it is time to. */
export function breather(): () => Promise<void> {
  let turnBegan = performance.now()
  return async () => {
    if (performance.now() - turnBegan < longestTurn) return
    await setImmediate()
    turnBegan = performance.now()
  }
}
