import { josa } from 'es-hangul'

/** Pairs of particles that a Korean text can append to a value: `{{exam, 을/를}}` inserts the exam followed by 을 or 를. */
const pairs = [
  '이/가',
  '을/를',
  '은/는',
  '와/과',
  '으로/로',
  '이나/나',
  '이랑/랑',
  '이라/라',
  '이에요/예요',
] as const satisfies readonly Parameters<typeof josa.pick>[1][]
type Pair = (typeof pairs)[number]

/** The last syllable of each digit's Korean name. */
const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/**
 * The last syllable of each letter's Korean name, for letters whose name ends in a consonant. The names of all other
 * letters end in a vowel.
 */
const letters: Readonly<Record<string, string>> = { L: '엘', M: '엠', N: '엔', R: '알' }

/** Returns a syllable that has the final sound of the text, as the text is read aloud in Korean. */
function findLastSound(text: string): string {
  // Quotes and parentheses are not pronounced, so 'Functions(함수)' has the same final sound as '함수'.
  const read = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const last = read.slice(-1)
  if (/\d/.test(last)) return digits[Number(last)] ?? last
  if (/[A-Z]/.test(last)) return letters[last] ?? '이'
  // Matches English words whose final sound Korean writes as a final consonant, such as 'Reading' and 'Capitalism'.
  if (/(?:[lmn]|ng|le)$/.test(read)) return '인'
  return /[a-z]/i.test(last) ? '이' : last
}

/** Appends the Korean particle of the pair that matches the value's pronunciation. */
function addParticle(value: string, pair: Pair): string {
  return `${value}${josa.pick(findLastSound(value), pair)}`
}

/** The parts of i18next's formatter that this module uses. */
export interface Formatter {
  add: (name: string, format: (value: unknown) => string) => void
}

/** Registers the particle pairs as formats, so that translations can use them after a value. */
export function addParticles(formatter: Formatter | undefined): void {
  for (const pair of pairs) formatter?.add(pair, (value) => addParticle(String(value), pair))
}
