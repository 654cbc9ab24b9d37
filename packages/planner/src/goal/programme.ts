import { subjects } from '../data/skills.ts'
import { isLevel } from './courses.ts'
import { gapBefore, type Walk } from './structure.ts'
import type { FieldToken } from './token.ts'

/** Subjects that a goal can name next to a university without meaning a program. */
const schoolSubjects: ReadonlySet<string> = new Set([...subjects, 'science', 'french', 'spanish', 'chinese', 'korean'])

const isSchoolSubject = ({ field }: FieldToken) => field.subject !== undefined && schoolSubjects.has(field.subject)

const study =
  /拖|很差|太差|吃力|怎[么麼]|[點点][樣样]|如何|[補补温溫][習习]?|提[高升]|加[強强]|\b(?:help|how|improv\w+|tutor\w*|stud(?:y|ying)|weak|better|drag\w*|hurt\w*|kill\w*)\b|발목|어떻게|공부|보충|올리|약해|부족/

/**
 * Returns whether a comma separates a university from a school subject that the student wants help with:
 * 'UBC,数学怎么补'.
 */
const isStudied = ({ text }: Walk, token: FieldToken, gap: string) =>
  isSchoolSubject(token) && /[,，、]/.test(gap) && study.test(text.lower.slice(token.end).split(/[.;!。；]/)[0] ?? '')

const isShort = (gap: string) => gap.length <= 14 && !/[.!?。！？]|\b(?:but|and|ap|ib)\b|[,，、]/.test(gap)

/**
 * Returns whether a name follows a university, with at most an exam and its score between them: 'Penn State, 1250 SAT,
 * business'.
 */
function followsUniversity(walk: Walk, { start }: FieldToken, at: number): boolean {
  const from = walk.tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'university')
  const between = walk.tokens.slice(from + 1, at)
  if (from < 0 || between.some(({ kind }) => kind !== 'exam' && kind !== 'number')) return false
  const known = between.reduce((sum, token) => sum + token.end - token.start, 0)
  return start - (walk.tokens[from]?.end ?? 0) - known <= 6
}

/** Returns whether a name refers to a university program: 'Waterloo CS', 'biology at UCLA', '电影专业'. */
export function isProgram(walk: Walk, token: FieldToken, at: number): boolean {
  const last = walk.tokens[at - 1]
  const next = walk.tokens[at + 1]
  const gap = gapBefore(walk, at)
  // 'Harvard, English essay' names a subject and its topic.
  if (
    next?.kind === 'field' &&
    next.field.topic !== undefined &&
    next.field.of === token.field.subject &&
    /^ ?$/.test(gapBefore(walk, at + 1))
  )
    return false
  // In 'UBC Sauder, math and English', the school implies the program.
  const isOfSchool = last?.kind === 'university' && last.programme !== null && isSchoolSubject(token)
  if (
    last?.kind === 'university' &&
    !isOfSchool &&
    !isStudied(walk, token, gap) &&
    /^(?:'s|,? ?(?:for|in)|의|的|에서|,|，|就?[学學读讀念]|学|學|修|攻|本科|校区|校區|分校|主校区|主校區|本部)?$/.test(
      gap.trim(),
    )
  )
    return true
  // '不爱读英文书' refers to books, not to a program.
  const isBook = /^ ?(?:[书書]|小[说說]|文章|原[著版]|[报報]|故事|[绘繪]本)/.test(walk.text.lower.slice(token.end))
  if (last?.kind === 'mark' && last.mark === 'study' && /^[\s,:，：]*$/.test(gap)) return !isBook
  // '想学心理' names a program, because high schools rarely teach the subject.
  if (
    /[想要][学學念读讀]$/.test(walk.text.lower.slice(0, token.start)) &&
    token.field.subject &&
    !schoolSubjects.has(token.field.subject)
  )
    return true
  // 'something in business' and '경영 쪽으로 가고 싶은데' express a career wish, so the subject is a program.
  const isCareer =
    /\b(?:something in|career in|careers in|go(?:ing)? into|work in|job in) $/.test(
      walk.text.lower.slice(0, token.start),
    ) || /^ ?(?:쪽|계열|분야)(?:으로|에|이|을)/.test(walk.text.lower.slice(token.end))
  if (isCareer && token.field.subject && !schoolSubjects.has(token.field.subject)) return true
  // A subject that follows a university's name is a program if high schools rarely teach it: '미시간대 로스 경영'.
  const { subject } = token.field
  const named = walk.tokens.slice(0, at).findLast(({ kind }) => kind !== 'mark')
  if (named?.kind === 'university' && subject && !schoolSubjects.has(subject)) {
    if (isShort(walk.text.lower.slice(named.end, token.start))) return true
  }
  if (subject && !schoolSubjects.has(subject) && followsUniversity(walk, token, at)) return true
  if (
    next?.kind === 'university' &&
    /^\s*(?:at|@|in|from)\s+(?:the\s+)?$|^(?:으?로|이나) ?$/.test(gapBefore(walk, at + 1))
  )
    return true
  const after = walk.text.lower.slice(token.end)
  // A subject that is joined to a program is also a program: '심리학이나 사회학 전공', 'psych and sociology at UCSB'.
  if (
    next?.kind === 'programme' &&
    /^ ?(?:이나|나|랑|이랑|와|과|하고|or|and|&|\/|和|或|或者|跟|、) ?$/.test(gapBefore(walk, at + 1)) &&
    /^\s*(?:전공|학과|지망|major|专业|專業|系|(?:at|@) )/.test(walk.text.lower.slice(next.end))
  )
    return true
  // '물리학과' is a department, but '수학과 과학' names two subjects.
  if (
    /학$/.test(walk.text.lower.slice(0, token.end)) &&
    /^과(?:$|\s*(?:진학|지망|목표|가고|희망|지원|에|를|로))/.test(after)
  )
    return true
  return /^\s*(?:(?:in|at) (?:college|university|uni)\b|专业|專業|系(?!统|統)|학과|전공|지망|major|degree|program|department|undergrad)/.test(
    after,
  )
}

const parents = /爸|妈|媽|\b(?:mom|dad|parents?)\b|엄마|아빠|부모|어머니|아버지/
const own =
  /(?:但我|可我|其实我|其實我|我想|我要|我更想|自己想|\b(?:rather|but i|but he|but she|instead|i (?:want|wanna|prefer|like|love))|(?:저는|나는|난|전|본인은|학생은|아이는|애는)|(?:孩子|[学學]生|本人)(?:自己|本人)?(?:其[实實])?想|\b(?:he|she|they) (?:wants?|prefers?))[^,.，。]{0,14}$/

/** Returns whether the student prefers this program to the one that the parents want: '我妈让我学医 我想学历史'. */
export function isOwnWish(walk: Walk, start: number): boolean {
  return walk.programme !== null && parents.test(walk.text.lower) && own.test(walk.text.lower.slice(0, start))
}

/**
 * Keeps only the first program in the goal. A program named in the text overrides one implied by a school, and the
 * student's own wish overrides the parents' ('爸媽希望我念醫科 我想念設計').
 */
export function setProgram(walk: Walk, { name, subjects }: NonNullable<Walk['programme']>, start = 0): void {
  const isOwn = parents.test(walk.text.lower) && own.test(walk.text.lower.slice(0, start))
  // In 'medicine at McMaster health sci', the university's own program follows its name.
  const isThere = walk.tokens.some(
    (one) =>
      one.kind === 'university' && one.end + 1 === start && /\bat (?:the )?$/.test(walk.text.lower.slice(0, one.start)),
  )
  if (!walk.programme || walk.programme.ofSchool || isOwn || isThere) walk.programme = { name, subjects }
}

/**
 * Returns whether the name of an IB course refers to a program, because the goal names a university and not the IB:
 * 'TMU business mgmt'.
 */
export function isProgramName({ tokens }: Walk, { field }: FieldToken): boolean {
  return (
    field.programme !== undefined &&
    tokens.some(({ kind }) => kind === 'university') &&
    !tokens.some((token) => (token.kind === 'exam' && token.exam === 'IB') || isLevel(token))
  )
}

/** Returns whether a name after a course is a university program: 'math AI HL for econ at UCL'. */
export function isForUniversity(walk: Walk, { field, start }: FieldToken, at: number): boolean {
  return (
    field.programme !== undefined &&
    walk.tokens[at + 1]?.kind === 'university' &&
    /\b(?:for|to study|to do) $/.test(walk.text.lower.slice(0, start)) &&
    /^ (?:at|in|@) (?:the )?$/.test(gapBefore(walk, at + 1))
  )
}

/** Returns whether a name directly follows a university and is a program there, not an IB course: '港大经济，IB 40'. */
export function namesProgram({ tokens, text }: Walk, { field, start }: FieldToken, at: number): boolean {
  const last = tokens[at - 1]
  return (
    field.programme !== undefined &&
    field.part === undefined &&
    last?.kind === 'university' &&
    text.lower.slice(last.end, start).trim() === '' &&
    !isLevel(tokens[at + 1])
  )
}
