import type { Caller } from '../src/auth/caller.ts'

/** Builds a signed-in user, an editor by default. */
export function buildCaller(changes: Partial<Caller> = {}): Caller {
  return {
    id: 'caller',
    name: null,
    email: 'editor@study.example',
    role: 'editor',
    signInId: 'sign-in',
    passwordGivenAt: new Date(0),
    enrollBy: null,
    mustEnroll: false,
    ...changes,
  }
}

/** Returns an `identify` function that resolves to this caller. Null stands for a visitor. */
export function identifyAs(caller: Caller | null) {
  return async () => caller
}
