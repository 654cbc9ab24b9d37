import type { Token } from './token.ts'

/** Returns the words of an AP course's name: 'AP English Language and Composition' → English, Language, Composition. */
const listCourseWords = (token: Token): readonly string[] =>
  token.kind === 'field' ? (token.field.ap?.match(/[A-Z][a-z]{3,}/g) ?? []) : []

/** Returns whether two courses are alternatives, because their names share a word: 'not Lit, Lang'. */
export function isSameFamily(one: Token, other: Token): boolean {
  const words = listCourseWords(other)
  return listCourseWords(one).some((word) => words.includes(word))
}

const isTopic = (token: Token) =>
  token.kind === 'field' &&
  token.field.topic !== undefined &&
  token.field.subject === undefined &&
  (token.field.ap === undefined || token.field.unit === true)

/** Returns whether excluding one name can also exclude another: in 'AP Bio, 遗传学不用学', only the topic is excluded. */
export const isSameLevel = (one: Token, other: Token) => one.kind === other.kind && isTopic(one) === isTopic(other)

const givesUp = /^[^,，.。;；!！?？]{0,8}(?:放[弃棄]|포기)|^[^,.;!?]{0,12}\b(?:gave|give|giving) up\b/
const givesUpBefore = /(?:\b(?:gave|give|given|giving) up on (?:the )?|放[弃棄]了?)$/

/** Returns the excluded topics that are only difficulties, because the goal keeps their course: 'SPH4U…电磁那章直接放弃了'. */
export function listOnlyHard(excluded: ReadonlySet<Token>, tokens: readonly Token[], text: string): Token[] {
  return [...excluded].filter(
    (token) =>
      token.kind === 'field' &&
      token.field.topic !== undefined &&
      token.field.subject === undefined &&
      (givesUp.test(text.slice(token.end)) || givesUpBefore.test(text.slice(0, token.start))) &&
      tokens.some((one) => one.kind === 'local' && one.area === token.field.of && !excluded.has(one)),
  )
}

/** Returns the subject names that refer to an excluded provincial course: '물리는 망했고요… Physics 11 드랍함'. */
export function listSubjectsOfExcluded(excluded: ReadonlySet<Token>, tokens: readonly Token[]): Token[] {
  const locals = tokens.filter((token) => token.kind === 'local')
  return tokens.filter(
    (token) =>
      token.kind === 'field' &&
      locals.some((one) => excluded.has(one) && one.area === token.field.subject) &&
      locals.every((one) => excluded.has(one) || one.area !== token.field.subject) &&
      locals.some((one) => !excluded.has(one)),
  )
}
