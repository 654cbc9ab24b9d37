import { type Report, readReport } from './report.ts'

// The maximum length of an encoded report. Servers and chat apps truncate or reject longer URLs, and Node limits the
// total size of the request headers to 16 KiB.
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
 * Encodes a report for the `data` parameter of a link: UTF-8 JSON of {result, context} in URL-safe base64. Omits the
 * strategy if the result would exceed 8,000 characters.
 */
export function encodeReport({ result, context }: Report): string {
  const whole = encodeText(JSON.stringify({ result, context }))
  if (whole.length <= longestPayload) return whole
  const { strategy: _, ...plainText } = result
  return encodeText(JSON.stringify({ result: plainText, context }))
}

/** Decodes the `data` parameter of a link. Returns undefined if it is invalid. */
export function decodeReport(encoded: string): Report | undefined {
  try {
    return readReport(JSON.parse(decodeText(encoded)))
  } catch {
    return undefined
  }
}
