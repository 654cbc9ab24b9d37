import type { Formatter } from './particles.ts'

const letterOrDigit = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`
const atStart = new RegExp(`^(?=${letterOrDigit})`, 'u')
const atEnd = new RegExp(`(?<=${letterOrDigit})$`, 'u')

/**
 * Registers formats for values next to Han characters in Chinese texts. `{{name, spaced}}` adds a space on each side
 * where the value has a Latin letter or a digit, but none beside a Han character: 为 AP 心理学做计划.
 */
export function addHanSpaces(formatter: Formatter | undefined): void {
  formatter?.add('spaceBefore', (value) => String(value).replace(atStart, ' '))
  formatter?.add('spaceAfter', (value) => String(value).replace(atEnd, ' '))
  formatter?.add('spaced', (value) => String(value).replace(atStart, ' ').replace(atEnd, ' '))
}
