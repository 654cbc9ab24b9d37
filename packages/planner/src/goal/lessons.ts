import { isChosen } from './choice.ts'
import { isCodedCourse, isSpoken } from './local-courses.ts'
import type { Walk } from './structure.ts'
import type { FieldToken } from './token.ts'

/** Words after a subject that is a class at school: 'chem class', '化学课', '스페인어 수업'. */
const lessonAfter =
  /^(?: ?(?:\d{1,2}|honou?rs))? ?(?:class(?:es)?\b|course\b|regents\b|at school\b|(?:mark|grade)s?\b|[课課]|[学學]校成[绩績]|期[中末]|수업|내신|학교 ?성적|기말|중간)/
/** Words before a subject that is another course: 'honors chem', 'financial math'. */
const otherBefore =
  /(?:\b(?:regular|reg|honou?rs|normal|standard|on-level|cp|academic|financial|business|mental|consumer)|일반|아너|普通|[荣榮][誉譽]) ?$/
/** A letter grade, which no AP or IB exam has: 'spanish B+', '化学保个B'. */
const gradeAfter =
  /^(?: ?(?:class|수업|[课課]))?(?:[은는이가도]| (?:is|to|at|for|up to|:))?[ :]?(?:保|拿|考|要|想|[个個]|至少|[an]{1,2} )*(?:[abcd][+-]|[abcd](?=[,.!?。，]|$))/

/** Returns whether a subject that follows the score of an exam is only a class at school: 'AP宏观5分，化学课保个B'. */
export function isLesson({ text: { lower }, tokens, context }: Walk, { start, end }: FieldToken, at: number): boolean {
  const last = tokens[at - 1]
  if (last?.kind !== 'number' || last.end === start) return false
  const after = `${/(?:[课課]|class)$/.exec(lower.slice(start, end))?.[0] ?? ''}${lower.slice(end, end + 24)}`
  return lessonAfter.test(after) || (context?.exam === 'AP' && gradeAfter.test(after))
}

/** Returns the name of a provincial course without its code, in lower case. */
const readTitle = (name: string) =>
  isCodedCourse(name)
    ? name
        .replace(/^[A-Z]{3}\d[A-Z] /, '')
        .split(/ \d/)[0]
        ?.toLowerCase()
    : null

/** Returns whether a subject is another mention of a course in the goal: 'AP Human Geo … human geo is in 5 weeks'. */
export function repeatsCourse({ text, courses, placed }: Walk, { field, start, end }: FieldToken): boolean {
  if (
    lessonAfter.test(text.lower.slice(end, end + 24)) ||
    isSpoken(text.lower.slice(end)) ||
    otherBefore.test(text.lower.slice(0, start))
  )
    return false
  const { ap, ib, subject, topic } = field
  // In 'MCR3U, functions makes her cry', the topic is the course's title.
  if (topic !== undefined && courses.some(({ name }) => readTitle(name) === topic)) return true
  const isTopic = subject === undefined && topic !== undefined
  // In 'AP Stats or AP Calc AB? I'm bad at calc', calculus is not another goal.
  if (topic === 'calculus' && courses.some(({ name }) => name.startsWith('AP Calculus'))) return true
  if (isTopic && !isChosen(text.lower.slice(0, start), text.lower.slice(end))) return false
  const known = courses.find(({ name }) => name === ap || (ib !== undefined && name.startsWith(`${ib} `)))
  if (known) {
    const exam = known.name.startsWith('AP ') ? 'AP' : 'IB'
    placed.push({ holder: { kind: 'course', exam, label: exam, name: known.name }, start, end })
    return true
  }
  return courses.some(({ name, area }) => subject !== undefined && area === subject && isCodedCourse(name))
}
