import { type Report, readReport } from './report.ts'

// Servers and chat programs cut or refuse longer addresses; Node's own limit for a whole request head is 16 KiB.
const longestPayload = 8_000

function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decodeText(encoded: string): string {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/**
 * The report as the `data` parameter of a link: URL-safe base64 of the JSON of {result, context} in UTF-8.
 * Where the structured strategy would make the link too long to travel, its plain text goes alone.
 */
export function encodeReport({ result, context }: Report): string {
  const whole = encodeText(JSON.stringify({ result, context }))
  if (whole.length <= longestPayload) return whole
  const { strategy: _, ...plainText } = result
  return encodeText(JSON.stringify({ result: plainText, context }))
}

/** The report that a `data` parameter holds, or undefined when it is damaged or holds something else. */
export function decodeReport(encoded: string): Report | undefined {
  try {
    return readReport(JSON.parse(decodeText(encoded)))
  } catch {
    return undefined
  }
}
