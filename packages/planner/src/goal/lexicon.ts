import type { Meaning } from './token.ts'
import {
  chineseExamNames,
  chineseFieldNames,
  chineseFields,
  chineseMarks,
  chineseProgrammeNames,
  chineseSchoolNames,
  chineseUniversityNames,
} from './vocabulary/chinese.ts'
import { domainFields } from './vocabulary/domains.ts'
import { examWords } from './vocabulary/exams.ts'
import type { Field } from './vocabulary/field.ts'
import { courseFields, furtherTopics, subjectFields, topicFields } from './vocabulary/fields.ts'
import { addNames } from './vocabulary/further-names.ts'
import { furtherSchools, furtherUniversities } from './vocabulary/further-universities.ts'
import { ibLanguageFields } from './vocabulary/ib-languages.ts'
import { type Mark, markWords } from './vocabulary/marks.ts'
import { listProgrammeSubjects, programmeWords } from './vocabulary/programmes.ts'
import { gradedCourses, numberedCourses, ontarioAliases, ontarioCourses } from './vocabulary/provincial.ts'
import { inBothScripts } from './vocabulary/scripts.ts'
import { schoolWords, universityWords } from './vocabulary/universities.ts'

interface Alias {
  readonly meaning: Meaning
  readonly pattern: RegExp
  readonly length: number
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Returns the pattern of a name: spaces and hyphens are interchangeable and may be missing, and a name in Latin letters
 * or digits is not part of a longer word or number.
 */
function compile(word: string, gloss = false): RegExp {
  // Koreans write compounds with and without spaces.
  const spaced = /^[가-힣]{4,}$/.test(word) ? Array.from(word).join(' ?') : null
  const body =
    spaced ??
    word
      .split(/[\s-]+/)
      .map(escapePattern)
      .join('[\\s-]*')
  const before = /^[a-zà-ÿ]/.test(word) ? '(?<![a-zà-ÿ])' : /^\d/.test(word) ? '(?<![\\d.])' : ''
  const after = /[a-zà-ÿ]$/.test(word) ? '(?![a-zà-ÿ])' : /\d$/.test(word) ? '(?![\\d.]\\d*)' : ''
  return new RegExp(`${before}${body}${after}${gloss ? '(?:\\s*\\([^)]*\\))?' : ''}`, 'uy')
}

function row(meaning: Meaning, words: string, gloss = false): Alias[] {
  return words.split('|').flatMap((word) =>
    inBothScripts(word).map((written, at) => ({
      meaning,
      pattern: compile(written, gloss),
      // A name as its row writes it is before the same name from another row's other script.
      length: written.length - (at > 0 ? 0.5 : 0),
    })),
  )
}

const marks = Object.keys(markWords).filter((key): key is Mark => Object.hasOwn(markWords, key))

function ontario(code: string): Meaning | null {
  const found = ontarioCourses[code]
  return found ? { kind: 'local', name: `${code.toUpperCase()} ${found[0]}`, area: found[1] } : null
}

/** A unit after a number shows that it is no grade or course number: 'math 11年級', 'physics 12점'. */
const noUnit = '(?![\\d.+])(?!\\s*(?:年|月|日|학년|월|점|分|%|개|등급|시간|th|to|-\\s*\\d))'

function graded(name: string, area: string, numbers: string, words: string): Alias[] {
  return words
    .split('|')
    .flatMap(inBothScripts)
    .flatMap((word) =>
      numbers.split('|').map((number) => ({
        meaning: { kind: 'local' as const, name: `${name} ${number.toUpperCase()}`, area },
        pattern: new RegExp(
          `${compile(word).source}[\\s-]*(?:grade\\s*)?${escapePattern(number)}${/\d$/.test(number) ? noUnit : '(?![a-z])'}`,
          'uy',
        ),
        // Longer than the subject alone, and than the AP course of the same name ('Physics 1').
        length: word.length + number.length + 2,
      })),
    )
}

const fieldNames = ({ words }: Field) => addNames('fields', words.split('|')[0] ?? '', words)

/** Returns a field's names, with those that only Chinese families use. */
function wordsOf(field: Field): string {
  const more = chineseFieldNames[field.words.split('|')[0] ?? '']
  return more ? `${fieldNames(field)}|${more}` : fieldNames(field)
}

/** Adds the ways to write 'university': 'boston u', 'univ of utah', '코넬대', '코넬대학교'. */
function addVariants(words: string): string {
  const all = words.split('|').flatMap((word) => {
    const named = /^(.{4,}) university$/.exec(word)?.[1]
    if (named !== undefined) return [word, `${named} u`, `${named} uni`, `${named} univ`]
    const placed = /^university of (.+)$/.exec(word)?.[1]
    if (placed !== undefined) return [word, `u of ${placed}`, `univ of ${placed}`, `uni of ${placed}`]
    const korean = /^([가-힣]{2,6}?)대?$/.exec(word)?.[1]
    if (korean === undefined || /(?:대학|학교|공대|음대|텍)$/.test(korean)) return [word]
    return [word, `${korean}대`, `${korean}대학`, `${korean}대학교`]
  })
  return [...new Set(all)].join('|')
}

const allUniversities = [...universityWords, ...furtherUniversities].map(
  ([name, words]) => [name, addVariants(addNames('universities', name, words))] as const,
)

/** Every name with its meaning. On equal lengths an earlier row wins. */
const aliases: readonly Alias[] = [
  ...marks.flatMap((mark) =>
    row({ kind: 'mark', mark }, [addNames('marks', mark, markWords[mark]), chineseMarks[mark] ?? []].flat().join('|')),
  ),
  ...examWords.flatMap(({ exam, label, words }) => row({ kind: 'exam', exam, label }, addNames('exams', label, words))),
  ...chineseExamNames.flatMap(([exam, label, words]) => row({ kind: 'exam', exam, label }, words)),
  ...Object.keys(ontarioCourses).flatMap((code) => {
    const meaning = ontario(code)
    return meaning ? row(meaning, code) : []
  }),
  ...ontarioAliases.flatMap(([code, words]) => {
    const meaning = ontario(code)
    return meaning ? row(meaning, words) : []
  }),
  ...numberedCourses.flatMap((course) => graded(...course)),
  ...gradedCourses.flatMap((course) => graded(...course)),
  ...chineseFields.flatMap((field) => row({ kind: 'field', field }, field.words)),
  ...[...courseFields, ...ibLanguageFields].flatMap((field) => row({ kind: 'field', field }, wordsOf(field))),
  ...domainFields.flatMap((field) => row({ kind: 'field', field }, field.words, true)),
  ...[...topicFields, ...furtherTopics].flatMap((field) => row({ kind: 'field', field }, wordsOf(field))),
  ...subjectFields.flatMap((field) => row({ kind: 'field', field }, wordsOf(field))),
  ...programmeWords.flatMap(([name, words, subjects]) =>
    row({ kind: 'programme', name, subjects }, addNames('programmes', name, words)),
  ),
  ...Object.entries(chineseProgrammeNames).flatMap(([name, words]) =>
    row({ kind: 'programme', name, subjects: listProgrammeSubjects(name) }, words),
  ),
  ...chineseUniversityNames.flatMap(([name, words]) => row({ kind: 'university', name, programme: null }, words)),
  ...chineseSchoolNames.flatMap(([name, programme, words]) => row({ kind: 'university', name, programme }, words)),
  ...allUniversities.flatMap(([name, words]) => row({ kind: 'university', name, programme: null }, words)),
  ...[...schoolWords, ...furtherSchools].flatMap(([name, programme, words]) =>
    row({ kind: 'university', name, programme }, words),
  ),
].toSorted((one, other) => other.length - one.length)

const byFirst = new Map<string, Alias[]>()
for (const alias of aliases) {
  const first = firstOf(alias.pattern)
  byFirst.set(first, [...(byFirst.get(first) ?? []), alias])
}

function firstOf({ source }: RegExp): string {
  const plain = source.replace(/^\(\?<![^)]*\)/, '')
  return plain.startsWith('\\') ? plain.charAt(1) : plain.charAt(0)
}

/** Returns the longest name at a position, with its end; null when none is there. `graded` admits 'Science 10'. */
export function findName(text: string, at: number, graded = true): { meaning: Meaning; end: number } | null {
  let best: { meaning: Meaning; end: number } | null = null
  for (const { pattern, meaning, length } of byFirst.get(text.charAt(at)) ?? []) {
    if (best && best.end - at > length + 2) break
    if (!graded && meaning.kind === 'local') continue
    pattern.lastIndex = at
    if (pattern.test(text) && (!best || pattern.lastIndex > best.end)) best = { meaning, end: pattern.lastIndex }
  }
  return best
}

const isLatinWord = (word: string) => /^[a-z]{5,}$/.test(word)

/** The Latin words of five letters or more in the names, which a typing error can be corrected to. */
export const longWords: ReadonlySet<string> = new Set(
  [
    ...examWords.map(({ label, words }) => addNames('exams', label, words)),
    ...[...subjectFields, ...topicFields, ...furtherTopics, ...courseFields].map(fieldNames),
    ...programmeWords.map(([name, words]) => addNames('programmes', name, words)),
    ...allUniversities.map(([, words]) => words),
    ...ontarioAliases.map(([, words]) => words),
  ].flatMap((words) => words.split(/[^a-z]+/).filter(isLatinWord)),
)

/** The Latin names of fields, which may be glued to 'AP' or 'IB' ('apstats'). */
export const fieldWords: ReadonlySet<string> = new Set(
  [...subjectFields, ...courseFields]
    .flatMap((field) => fieldNames(field).split('|'))
    .filter((word) => /^[a-z]+$/.test(word)),
)

/** All Latin words of the vocabulary, which are never corrected. */
export const knownWords: ReadonlySet<string> = new Set([
  ...longWords,
  ...domainFields.flatMap(({ words }) => words.split(/[^a-z]+/)),
  ...[...gradedCourses, ...numberedCourses].flatMap(([, , , words]) => words.split(/[^a-z]+/)),
  ...marks.flatMap((mark) => addNames('marks', mark, markWords[mark])).flatMap((words) => words.split(/[^a-z]+/)),
])
