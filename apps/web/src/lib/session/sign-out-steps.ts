/** What a device does around a sign-out. */
interface SignOutSteps {
  /** Sends what is queued. Resolves to false when the student stays signed in because of what could not be sent. */
  readonly send: () => Promise<boolean>
  /** Loads the function that removes the account's data from this device. */
  readonly loadClear: () => Promise<() => void>
}

let steps: SignOutSteps | undefined

/** Sets the steps of the signed-in account. Returns a function that removes them. */
export function setSignOutSteps(next: SignOutSteps): () => void {
  steps = next
  return () => {
    if (steps === next) steps = undefined
  }
}

/**
 * Returns the function that clears the device, to call once the account's session has ended.
 * @throws any error while it loads
 */
export async function loadClearDevice(): Promise<() => void> {
  return steps ? steps.loadClear() : () => undefined
}

/**
 * Sends what is queued on this device. Returns a function that clears the device once the session has ended, or
 * undefined when the student stays signed in.
 * @throws any error of a step that could not start
 */
export async function prepareSignOut(): Promise<(() => void) | undefined> {
  const clear = await loadClearDevice()
  return !steps || (await steps.send()) ? clear : undefined
}
