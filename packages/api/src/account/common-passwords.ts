import { dictionary } from '@zxcvbn-ts/language-common'

/** Common passwords that the dictionary lacks: long ones, and ones specific to this product. */
const ofThisProduct = [
  '0123456789ab',
  '012345678910',
  '0987654321098',
  '1234567890ab',
  '1234567890qw',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'abcdefghijklmnopqrstuvwxyz',
  'administrator',
  'changeme',
  'correcthorsebatterystaple',
  'letmeinplease',
  'mypassword',
  'pathwise',
  'pathwisedemo',
  'qazwsxedcrfv',
  'qwertyuiopasdf',
  'zaq12wsxcde3',
]

let common: ReadonlySet<string> | undefined

/**
 * Returns the common passwords in lower case. The set is built when a password is first checked, because it takes 2 MB.
 */
function findCommon(): ReadonlySet<string> {
  common ??= new Set([...dictionary['passwords-common'].map((password) => password.toLowerCase()), ...ofThisProduct])
  return common
}

/** Words of the user's email address that are shorter than this are allowed in the password. */
const shortestWord = 4

/** A password is weak if it only repeats a string of at most this length. */
const longestPattern = 6

/** Up to this many characters around a common word add no strength, as in `!!password2026`. */
const longestPadding = 6

/**
 * Maps symbols to the letters that people write with them. `1` and `!` can be an i or an l, so `readLetters` handles
 * them.
 */
const replaced = { '@': 'a', '4': 'a', '0': 'o', '3': 'e', '5': 's', $: 's', '7': 't', '8': 'b' } as const

/**
 * Returns whether a password is common or a simple variant of a common one. Variants change the case, replace letters
 * with symbols, repeat a word, or pad it with a common number or up to six digits and symbols.
 * @param words lower-case words to treat as common for this account
 */
export function isCommonPassword(password: string, words: readonly string[] = []): boolean {
  const own = words.filter((word) => word.length >= shortestWord)
  const isKnown = (text: string) => {
    const unit = findUnit(text)
    return [text, unit].some((form) => findCommon().has(form) || own.includes(form)) || isPattern(text, unit)
  }
  const plain = password.toLowerCase()
  if ([plain, compact(plain)].some(isKnown)) return true
  const start = plain.search(/[a-z]/)
  if (start === -1) return false
  const end = plain.split('').findLastIndex((sign) => /[a-z]/.test(sign)) + 1
  if (!isPadding(plain.slice(0, start) + plain.slice(end))) return false
  return readLetters(plain.slice(start, end)).some(isKnown)
}

/** Returns whether a string only repeats a few characters. */
function isPattern(text: string, unit: string): boolean {
  return unit.length < text.length && unit.length <= longestPattern
}

function isPadding(text: string): boolean {
  return text.length <= longestPadding || findCommon().has(findUnit(text.replaceAll(/\D/g, '')))
}

function compact(text: string): string {
  return text.replaceAll(/[^a-z0-9]/g, '')
}

/** Returns the words that a string may spell when symbols replace letters. */
function readLetters(text: string): string[] {
  const read = (one: string) =>
    Array.from(text)
      .map((sign) => Object.entries(replaced).find(([key]) => key === sign)?.[1] ?? (/[1!|]/.test(sign) ? one : sign))
      .join('')
  return [compact(text), compact(read('i')), compact(read('l'))]
}

/** Returns the shortest repeating unit of a string, such as `letmein` for `letmeinletmein`, or the string itself. */
function findUnit(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1)
  return length > 0 ? text.slice(0, length) : text
}
