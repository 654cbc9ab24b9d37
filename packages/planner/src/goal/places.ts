import { leadsCourse } from './courses.ts'
import { addField, contrasted } from './fields.ts'
import { addLocal } from './local-courses.ts'
import { setProgramme } from './programme.ts'
import { gapBefore, type Structure, sentenceEnd, startWalk, type Walk } from './structure.ts'
import type { GoalText, Token } from './token.ts'
import { listProgrammeSubjects } from './vocabulary/programmes/programmes.ts'

function addExam(walk: Walk, token: Extract<Token, { kind: 'exam' }>): void {
  const { exam, label, start, end } = token
  // The vocabulary assigns every exam a label. An empty label means that the exam is excluded.
  if (label === '') walk.placed.push({ holder: { kind: 'excluded', exam }, start, end })
  else walk.placed.push({ holder: { kind: 'exam', exam, label }, start, end })
  walk.context = label === '' ? null : { exam, end }
}

function addMark(walk: Walk, token: Extract<Token, { kind: 'mark' }>, at: number): void {
  const { mark, start, end } = token
  switch (mark) {
    case 'gpa':
    case 'average':
      walk.placed.push({ holder: { kind: 'gpa', weak: mark === 'average' }, start, end })
      walk.context = null
      return
    case 'total':
      walk.placed.push({ holder: { kind: 'total' }, start, end })
      return
    case 'hl':
    case 'sl':
      // A level directly after a course applies to that course.
      if (walk.tokens[at - 1]?.kind !== 'field' || leadsCourse(walk, at))
        walk.level = { name: mark === 'hl' ? 'HL' : 'SL', end }
      return
    case 'dislike-next':
    case 'dislike-previous':
    case 'filler':
    case 'fine':
    case 'national-merit':
    case 'not-next':
    case 'not-previous':
    case 'perfect':
    case 'study':
      return
  }
}

/** Mentions of relatives and friends at a university: 'my brother goes to MIT', '哥哥在哥大'. */
const relativeBefore =
  // superlinear: a goal has at most 200 characters
  /\b(?:brother|sister|sibling|cousin|friend|bf|gf|boyfriend|girlfriend|dad|father|mother|uncle|aunt|roommate|neighbou?r)s? (?!and\b)(?:[a-z]+ )?(?:goes|go|went|is|are|studies|studied|study|graduated|got|works|attends|attended)(?: (?:to|in|into|at|from|off to))* (?:the )?$|(?:哥|姐|姊|弟|妹|朋友|同学|同學|爸爸?|妈妈?|媽媽?)(?:在|是|上了?|去了?|考上了?|读|讀|念|唸|就读|就讀)$/
const relative = /(?:언니|오빠|누나|형|친구|동생|사촌|아빠|선생님)(?:는|은|가|이|도)? ?$/
const relativeAfter = /^ ?(?:대학교?|대)?(?:에|를|을)? ?(?:다니|다녀|다녔|갔|나왔|졸업|합격)/
/** Names shared by a province and a university. Next to a provincial course, they refer to the province. */
const province = /^(?:英[属屬]|不列[颠顛])哥[伦倫]比[亚亞]$/

/**
 * Returns whether a university name in the text is not part of the goal: 'we live in Michigan', '어바인 사는', 'my brother
 * goes to MIT'.
 */
function isElsewhere(walk: Walk, { start, end }: Token): boolean {
  const before = walk.text.lower.slice(Math.max(0, start - 60), start)
  const after = walk.text.lower.slice(end, end + 60)
  if (relativeBefore.test(before) || (relative.test(before) && relativeAfter.test(after))) return true
  if (province.test(walk.text.lower.slice(start, end)) && walk.tokens.some(({ kind }) => kind === 'local')) return true
  return (
    /\b(?:live|living|lives|based|located|born|grew up|moved|moving) (?:in|to|from|near) (?:the )?$/.test(before) ||
    /^\s?(?:에\s?)?(?:사는|살고|살아|삽니다|거주)/.test(after)
  )
}

/** Returns whether 'liberal arts college' describes the universities in the goal rather than a program. */
function isCollege({ text, tokens }: Walk, { start, end }: Token): boolean {
  return (
    /^(?:liberal arts colleges?|lacs?|文理[学學]院)$/.test(text.lower.slice(start, end)) &&
    tokens.some(({ kind }) => kind === 'university')
  )
}

/** Returns Waterloo's name for 'UW' when it is next to an Ontario contest or course. */
function nameUw({ text: { lower }, tokens }: Walk, { start, end }: Token): string | null {
  const isOntarian = tokens.some(
    (token) =>
      (token.kind === 'exam' && ['Euclid', 'CEMC', 'CSMC', 'CCC', 'OUAC'].includes(token.label)) ||
      (token.kind === 'local' && /^[A-Z]{3}[34][A-Z] /.test(token.name)),
  )
  return lower.slice(start, end) === 'uw' && isOntarian ? 'University of Waterloo' : null
}

/** Resolves what each token refers to: exams, sections, courses, subjects, universities. */
export function findPlaces(text: GoalText, tokens: readonly Token[]): Structure {
  const walk = startWalk(text, tokens)
  walk.tokens.forEach((token, at) => {
    if (sentenceEnd.test(gapBefore(walk, at)) && !/\.{2,}|…/.test(gapBefore(walk, at))) walk.context = null
    switch (token.kind) {
      case 'exam':
        addExam(walk, token)
        return
      case 'mark':
        addMark(walk, token, at)
        return
      case 'field':
        addField(walk, token, at)
        return
      case 'local':
        addLocal(walk, token)
        return
      case 'university': {
        if (isElsewhere(walk, token)) return
        const name = nameUw(walk, token) ?? token.name
        if (!walk.universities.includes(name)) walk.universities.push(name)
        if (token.programme)
          walk.programme ??= {
            name: token.programme,
            subjects: listProgrammeSubjects(token.programme),
            ofSchool: true,
          }
        walk.context = null
        return
      }
      case 'programme':
        if (contrasted.test(walk.text.lower.slice(token.end)) || isCollege(walk, token)) return
        setProgramme(walk, token)
        walk.context = null
        return
      case 'grades':
        walk.grades ??= token.said
        return
      case 'number':
      case 'result':
        return
    }
  })
  walk.placed.sort((one, other) => one.end - other.end)
  return walk
}
