import { FileRefusal } from '../draft.ts'

const marks = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/**
 * Decodes a file as UTF-8, with or without a byte order mark, or as UTF-16 with one. It does not guess other encodings,
 * because a wrong guess does not always cause an error.
 * @throws FileRefusal `encoding` with the line of the first invalid byte; `not_text` with the line of the first NUL
 */
export function decodeText(bytes: Uint8Array): string {
  const mark = marks.find((known) => known.bytes.every((byte, index) => bytes[index] === byte))
  const content = bytes.subarray(mark?.bytes.length ?? 0)
  const label = mark?.label ?? 'utf-8'
  const text = decodeBytes(content, label)
  if (text === undefined) throw new FileRefusal('encoding', label, { number: 0, line: firstWrongLine(content, label) })
  const nul = text.indexOf('\0')
  if (nul >= 0) throw new FileRefusal('not_text', '', { number: 0, line: linesIn(text.slice(0, nul)) + 1 })
  return text
}

function decodeBytes(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function firstWrongLine(bytes: Uint8Array, label: string): number {
  const lenient = new TextDecoder(label, { ignoreBOM: true }).decode(bytes)
  // If the file also contains a valid U+FFFD before the invalid bytes, the returned line is too early.
  return linesIn(lenient.slice(0, lenient.indexOf('\uFFFD'))) + 1
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
