import type { PasskeyCreation, PasskeyRequest } from '@pathwise/api/factors/factors.schemas'

/** Checks for browser support without loading the library, which is loaded only when a passkey is used. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/**
 * The transports that the library's types allow. The server may store other transports, as reported by an
 * authenticator.
 */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

function describe({ id, type, transports: reported }: PasskeyRequest['allowCredentials'][number]) {
  return { id, type, transports: transports.filter((name) => reported.includes(name)) }
}

/** Asks the browser to sign with one of the account's passkeys. Rejects if the user cancels. */
export async function signWithPasskey({ allowCredentials, ...options }: PasskeyRequest) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: { ...options, allowCredentials: allowCredentials.map(describe) } })
}

/** Asks the browser to create a passkey. Rejects if the user cancels. */
export async function createPasskey({ excludeCredentials, ...options }: PasskeyCreation) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: { ...options, excludeCredentials: excludeCredentials.map(describe) } })
}
