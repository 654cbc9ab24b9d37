import { searchNames } from './lexicon.ts'
import { skipNoScore } from './no-scores.ts'
import { findCourseAfterNumber, findNextNumber, findPhysicsC } from './numbered.ts'
import { findGrades, findNumber, findResult } from './numbers.ts'
import type { GoalText, Meaning, Token } from './token.ts'

/** Verbs that the segmenter joins: '想念設計' means 'want to study design', not 'miss design'. */
const verbs = /^(?:想念|[想要去][学學读讀]|[补補考修报報选選对對是].|有力)$/

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Returns a function that checks whether a Chinese name crosses word boundaries in a text ('无法学好' does not contain 法学).
 * A name within a single word, or one that consists of several whole words, is accepted.
 */
function findStraddling(text: string): (start: number, end: number) => boolean {
  if (!/\p{Script=Han}/u.test(text)) return () => false
  const words = [...segmenter.segment(text)].map(({ index, segment }) => ({
    start: index,
    end: index + segment.length,
    segment,
  }))
  // '我想念設計' means 'I want to study design', not 'I miss design'.
  return (start, end) =>
    /^\p{Script=Han}/u.test(text.slice(start)) &&
    words.some(
      (word) =>
        !(verbs.test(word.segment) && word.start === start - 1) &&
        word.start < start &&
        word.end > start &&
        word.end < end,
    )
}

const inWord = (text: string, at: number) =>
  at > 0 && /[a-z]/.test(text.charAt(at - 1)) && /[a-z]/.test(text.charAt(at))

/** Endings and words that can precede a Korean name without a space: '수학이랑화학', '기초영어'. */
const beforeName =
  /(?:[이랑과와고도나의은는가을를로에서만말다해점요]|기초|심화|고등|중등|통합|일반|선택|대학|미국|한국|전체|고급|학교|내신|현재|목표|지금|우리|캐나다|온타리오)$/

/**
 * Returns whether a Korean name at a position would start in the middle of another word ('포기하고' does not contain 기하).
 */
function inKoreanWord(text: string, at: number, from: number): boolean {
  if (at === from || !/[가-힣]/.test(text.charAt(at)) || !/[가-힣]/.test(text.charAt(at - 1))) return false
  return !beforeName.test(text.slice(from, at))
}

/** '生物化學都要加強' names two subjects, not the program biochemistry. */
const twoSubjects =
  /^生物化[学學] ?(?:都|先|[要得]?提[前早]|[要得][先好加补補]|[很不太]|差|弱|[两兩][门門科]|[双雙]|成[绩績]|分[数數]|[物数數英历歷地经經])/

/** Matches verbs such as 'improve' before school subjects: '要加強生物化學'. */
const strengthen = /(?:加[强強]|[补補]習?|提高|提升|[学學]好|[顾顧]好|搞定|救) ?$/
const bioChem = /^生物化[学學](?![^,，。]{0,2}(?:系|[专專][业業]))/

const isTopic = (meaning: Meaning) =>
  meaning.kind === 'field' && !meaning.field.ap && !meaning.field.ib && meaning.field.topic !== undefined
const isCourse = (meaning: Meaning) => meaning.kind === 'field' && (meaning.field.ap ?? meaning.field.ib) !== undefined

/** Scores of ACT sections: 'math 28 english 30 science 24'. */
const actScores = /\b(?:math|english|reading|science) (?:1[3-9]|2\d|3[0-6])(?!\d)/g

/** Provincial course areas with the same names as ACT sections. */
const sectionAreas: ReadonlySet<string> = new Set(['mathematics', 'english', 'science'])

/**
 * Splits a goal into tokens from left to right, using the longest matching name at each position. Skips unknown text.
 */
export function lex({ lower, said }: GoalText): Token[] {
  const tokens: Token[] = []
  const straddles = findStraddling(lower)
  const findName = searchNames(lower)
  let at = 0
  // In '不想学医', 学 is part of the program's name (学医), so the negation ends before it.
  const shorten = ({ meaning, end }: { readonly meaning: Meaning; readonly end: number }, start: number) =>
    meaning.kind === 'mark' &&
    /[学學念读讀]$/.test(lower.slice(start, end)) &&
    findName(end - 1, false, ({ kind }) => kind === 'programme')
      ? end - 1
      : end
  const isActList = (lower.match(actScores) ?? []).length >= 3
  /** The index after the last skipped expression, such as a date or a grade. */
  let passed = -1
  while (at < lower.length) {
    // No name, number or date starts with a space.
    if (lower.charAt(at) === ' ' || (inWord(lower, at) && at !== tokens.at(-1)?.end)) {
      at += 1
      continue
    }
    const more =
      findNextNumber(lower, at, tokens.at(-1)) ?? findCourseAfterNumber(lower, at) ?? findPhysicsC(lower, at, tokens)
    if (more) {
      tokens.push(more)
      at = more.end
      continue
    }
    const grades = findGrades(lower, said, at) ?? findResult(lower, said, at)
    const skipped = grades ? 0 : skipNoScore(lower, at)
    const last = tokens.at(-1)
    // 'ACT science 30' names a section and its score, not a provincial course numbered 30.
    const beside =
      last?.kind === 'exam' && last.label !== 'Alberta Diploma Exam' && /^ ?$/.test(lower.slice(last.end, at))
    const inAct = isActList || tokens.some((token) => token.kind === 'exam' && token.exam === 'ACT')
    const after = last?.end ?? 0
    const graded =
      grades || inKoreanWord(lower, at, after)
        ? null
        : findName(at, !beside || /^[a-z]{3}\d[a-z]/.test(lower.slice(at)))
    const isSection =
      inAct &&
      graded?.meaning.kind === 'local' &&
      sectionAreas.has(graded.meaning.area) &&
      // 'MHF4U' is a course code.
      !/^[A-Z]{3}\d/.test(graded.meaning.name)
    // 'AP生物化學' names two courses, not the program biochemistry.
    const inExam = last?.kind === 'exam' && (last.exam === 'AP' || last.exam === 'IB') && beside
    const isCourses =
      graded?.meaning.kind === 'programme' &&
      (inExam ||
        (last?.kind === 'mark' && (last.mark === 'hl' || last.mark === 'sl') && at - last.end <= 3) ||
        twoSubjects.test(lower.slice(at)) ||
        (strengthen.test(lower.slice(0, at)) && bioChem.test(lower.slice(at))))
    // 'AP化学平衡' names a course and one of its topics.
    const course = inExam && graded && isTopic(graded.meaning) ? findName(at, false, isCourse) : null
    // In '學校沒開AP化學', the exam's name belongs to the course after it.
    const isBeforeCourse =
      graded?.meaning.kind === 'mark' &&
      graded.meaning.mark === 'filler' &&
      /(?:ap|ib)$/.test(lower.slice(at, graded.end)) &&
      findName(graded.end, false, isCourse) !== null
    if (isBeforeCourse) {
      at += 1
      continue
    }
    const candidate =
      course ??
      (isSection || isCourses ? findName(at, false, ({ kind }) => !isCourses || kind !== 'programme') : graded)
    // A name directly after another name cannot start inside a word. This check is needed because the segmenter does
    // not recognize short university names.
    // The segmenter joins 也 to the negation in '也不用'.
    const guarded =
      candidate?.meaning.kind !== 'university' &&
      at !== after &&
      at !== passed &&
      !/(?:[也都就我跟和與与及]|老[大二三])$/.test(lower.slice(0, at))
    const name = candidate && guarded && straddles(at, candidate.end) ? null : candidate
    // A name takes precedence over a non-score expression at the same position (such as the month 'May') if it is
    // longer.
    if (skipped > 0 && (!name || name.end - at <= skipped)) {
      at += skipped
      passed = at
      continue
    }
    const found = grades ?? (name ? { ...name, start: at, end: shorten(name, at) } : findNumber(lower, said, at))
    if (!found) {
      at += 1
      continue
    }
    // In '写作不要低于7', the negation is part of the number.
    if (found.meaning.kind === 'number' && last?.kind === 'mark' && last.start >= found.start) tokens.pop()
    tokens.push({ ...found.meaning, start: Math.max(found.start, tokens.at(-1)?.end ?? 0), end: found.end })
    at = found.end
    // In 'AP化学动力学', the course is part of the topic's name: 动力学 alone is mechanics, but here it is kinetics.
    if (course && graded && graded.end > at) {
      tokens.push({ ...graded.meaning, start: at, end: graded.end })
      at = graded.end
    }
  }
  return tokens
}
