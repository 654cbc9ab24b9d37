import { josa } from 'es-hangul'

/** The pairs that a Korean text may name after a value: `{{exam, 을/를}}` is the exam with 을 or 를. */
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

/** The last syllable of a digit's Korean name. */
const digits = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** The last syllable of the Korean name of each letter that ends in a consonant; the other names end in a vowel. */
const letters: Readonly<Record<string, string>> = { L: '엘', M: '엠', N: '엔', R: '알' }

/** Returns a syllable that ends as the text does when a Korean reads it aloud. */
function findLastSound(text: string): string {
  // Quotes and parentheses are not read: 'Functions(함수)' ends as '함수' does.
  const read = text.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const last = read.slice(-1)
  if (/\d/.test(last)) return digits[Number(last)] ?? last
  if (/[A-Z]/.test(last)) return letters[last] ?? '이'
  // An English word whose last sound is one that Korean writes as a final consonant: 'Reading', 'Capitalism'.
  if (/(?:[lmn]|ng|le)$/.test(read)) return '인'
  return /[a-z]/i.test(last) ? '이' : last
}

/** Appends the particle of the pair that fits how the value is read. */
function addParticle(value: string, pair: Pair): string {
  return `${value}${josa.pick(findLastSound(value), pair)}`
}

/** The part of i18next's formatter that this needs. */
export interface Formatter {
  add: (name: string, format: (value: unknown) => string) => void
}

/** Lets the texts of a translation name a pair after a value. */
export function addParticles(formatter: Formatter | undefined): void {
  for (const pair of pairs) formatter?.add(pair, (value) => addParticle(String(value), pair))
}
