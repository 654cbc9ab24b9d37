/** The steps that run on this device at sign-out. */
interface SignOutSteps {
  /** Sends queued data. Resolves to false when the user stays signed in because some data could not be sent. */
  readonly send: () => Promise<boolean>
  /** Loads the function that removes the account's data from this device. */
  readonly loadClear: () => Promise<() => void>
}

let steps: SignOutSteps | undefined

/** Registers the sign-out steps of the signed-in account. Returns a function that unregisters them. */
export function setSignOutSteps(next: SignOutSteps): () => void {
  steps = next
  return () => {
    if (steps === next) steps = undefined
  }
}

/**
 * Loads the function that clears the device, which must be called after the account's session has ended.
 * @throws any error that occurs while it loads
 */
export async function loadClearDevice(): Promise<() => void> {
  return steps ? steps.loadClear() : () => undefined
}

/**
 * Sends the data queued on this device. Returns a function that clears the device once the session has ended, or
 * undefined if the user stays signed in.
 * @throws any error of a step that could not start
 */
export async function prepareSignOut(): Promise<(() => void) | undefined> {
  const clear = await loadClearDevice()
  return !steps || (await steps.send()) ? clear : undefined
}
