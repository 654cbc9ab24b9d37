import { describe, expect, it } from 'vitest'
import { FileRefusal } from '../draft.ts'
import { decodeText } from './decode.ts'

const text = 'title\n수학 — ∑ 😀\n'

function catchRefusal(bytes: Uint8Array): FileRefusal {
  try {
    decodeText(bytes)
  } catch (error) {
    if (error instanceof FileRefusal) return error
  }
  throw new Error('It was accepted')
}

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('decodes %s', (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text)
  })

  it.each([
    ['Latin-1', Buffer.from('a\nb\ncafé', 'latin1'), 'encoding', 3],
    ['EUC-KR', Buffer.from([0x61, 0x0a, 0xbc, 0xf6, 0xc7, 0xd0]), 'encoding', 2],
    ['UTF-8 cut off in a character', Buffer.from('수학').subarray(0, 5), 'encoding', 1],
    ['UTF-16 with half a character', Buffer.from([0xff, 0xfe, 0x61, 0x00, 0x00, 0xd8]), 'encoding', 1],
    ['UTF-16 without a mark', Buffer.from('a\nb', 'utf16le'), 'not_text', 1],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'not_text', 1],
    ['a NUL', Buffer.from('a\n\0'), 'not_text', 2],
  ])('rejects a file that is not readable text: %s', (_name, bytes, code, line) => {
    const { finding, row } = catchRefusal(bytes)
    expect({ code: finding.code, row }).toEqual({ code, row: { number: 0, line } })
  })
})
