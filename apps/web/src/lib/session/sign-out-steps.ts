interface SignOutSteps {
  /** Sends queued data. Resolves to false if some data could not be sent and the user decides to stay signed in. */
  readonly send: () => Promise<boolean>
  /** Loads a function that removes the account's data from this device. */
  readonly loadClear: () => Promise<() => void>
}

let steps: SignOutSteps | undefined

/** Registers the steps that run when the signed-in account signs out. Returns a function that removes them. */
export function setSignOutSteps(next: SignOutSteps): () => void {
  steps = next
  return () => {
    if (steps === next) steps = undefined
  }
}

/**
 * Loads the function that clears this device. Call that function only after the session has ended.
 * @throws any error from loading
 */
export async function loadClearDevice(): Promise<() => void> {
  return steps ? steps.loadClear() : () => undefined
}

/**
 * Sends this device's queued data. Returns a function that clears the device, or undefined if the user stays signed in.
 * Call that function only after the session has ended.
 * @throws any error of a step
 */
export async function prepareSignOut(): Promise<(() => void) | undefined> {
  const clear = await loadClearDevice()
  return !steps || (await steps.send()) ? clear : undefined
}
