import { countUnknown, gapBefore, type Walk } from './structure.ts'
import type { FieldToken } from './token.ts'

/** Parts of the text between an exam and a list of its courses: 'AP 여섯 개 듣는데 랭이랑 켐', 'AP修了四門：BC、物理1'. */
const listStart =
  /\d|[一二三四五六七八两兩](?=[門门科])|(?:한|두|세|네|다섯|여섯|일곱) ?(?=개|과목)|개|과목|[門门科]|듣는데|듣고 ?있는데|듣는 중인데|하는데|신청했는데|[在]?[選选][了课課]?|[修報报考]了|在[修上]|今年|올해|\b(?:two|three|four|five|six|this year|taking|classes|courses)\b|[를을은는:： ]/g

/** Returns whether the goal lists a course directly after its exam: 'AP选了BC'. */
export function startsList({ text, context, tokens }: Walk, at: number): boolean {
  const start = tokens[at]?.start ?? 0
  const gap = context ? text.lower.slice(context.end, start) : ''
  return context !== null && tokens[at - 1]?.kind === 'exam' && gap.replaceAll(listStart, '') === ''
}

/** Returns whether 'AB' or 'BC' ends or continues a list of AP courses: 'AP心理、统计、BC'. */
export function continuesList(walk: Walk, { end }: FieldToken, at: number): boolean {
  const last = walk.tokens[at - 1]
  return (
    last?.kind === 'field' &&
    walk.courses.at(-1)?.name === last.field.ap &&
    walk.context?.exam === 'AP' &&
    /^ ?(?:[,、和跟與与&+/]|and|랑|이랑) ?$/.test(gapBefore(walk, at)) &&
    /^ ?(?:$|[,、.;:)]|\d|[都各全要想])/.test(walk.text.lower.slice(end))
  )
}

const all = /\ball\b|다|전부|都是|全是/g

/** Returns whether a name is in a course list directly before the goal's only 'AP': '생물 화학 AP', 'bio and chem APs'. */
export function isListedBefore(walk: Walk, at: number, last: number): boolean {
  const { tokens } = walk
  return (
    last > at + 1 &&
    tokens.findIndex((one) => one.kind === 'exam') === last &&
    tokens[last + 1]?.kind !== 'field' &&
    tokens
      .slice(at, last)
      .every(
        (one) => (one.kind === 'field' && one.field.ap !== undefined) || (one.kind === 'number' && one.value <= 5),
      ) &&
    tokens
      .slice(at + 1, last + 1)
      .every((_, index) => countUnknown(gapBefore(walk, at + 1 + index).replaceAll(all, '')) === 0)
  )
}

/** Returns whether a name is the goal's only course, before 'AP' without a course: 'not US history, world history. AP, a 4'. */
export function isOnlyCourse({ tokens, text }: Walk, at: number): boolean {
  const exams = tokens.filter(({ kind }) => kind === 'exam')
  const [exam] = exams
  const token = tokens[at]
  if (exam?.kind !== 'exam' || exam.exam !== 'AP' || exams.length > 1 || exam.label === '') return false
  return (
    token?.kind === 'field' &&
    token.field.ap !== undefined &&
    !token.field.apGuess &&
    token.end < exam.start &&
    tokens.every(
      (one) => one === token || (one.kind !== 'field' && one.kind !== 'local' && one.kind !== 'programme'),
    ) &&
    !/^ ?(?:tutor|teacher|과외|쌤|선생|家教|老[师師])/.test(text.lower.slice(token.end)) &&
    /^ ?(?:$|的|[,，]|an? \d|[想要拿考]*[1-5]|[都全])/.test(text.lower.slice(exam.end))
  )
}

/** Returns whether a name is macro or micro, and the goal names both, a score and no exam: 'macro micro 5 5'. */
export function isScoredHalf({ tokens }: Walk, { field }: FieldToken): boolean {
  const halves = new Set(
    tokens.flatMap((one) => (one.kind === 'field' && half.test(one.field.ap ?? '') ? one.field : [])),
  )
  const isPair = halves.size === 2 || field.apAlso !== undefined
  return (
    half.test(field.ap ?? '') &&
    isPair &&
    tokens.some((one) => one.kind === 'number' && one.value <= 5 && !one.digits.includes('.')) &&
    tokens.every(({ kind }) => kind === 'field' || kind === 'number' || kind === 'mark')
  )
}

const half = /^AP M(?:ac|ic)roeconomics$/

/** Returns whether a question repeats for a name: '環科呢', 'how about bio', '화학은요?'. */
function isAlsoAsked({ text: { lower } }: Walk, { start, end }: FieldToken): boolean {
  return /^ ?(?:呢|[은는]요)/.test(lower.slice(end)) || /\b(?:how|what) about $/.test(lower.slice(0, start))
}

/** Matches text between an AP course and another one: 'AP chem next year, maybe stats', '작년에 AP 심리, 올해는 바이오'. */
const nextBefore =
  /, (?:and )?(?:maybe|possibly|probably|plus|also) $|(?:올해|내년)[은는엔에]* ?$|(?:今年|明年)[修上学學選选要]? ?$|\b(?:this|next) year (?:just |only |it's )?$/

/**
 * Returns whether a name far from its exam is another AP course, because it follows one in the same question or is the
 * other half of economics: 'did AP Macro last spring, micro now'.
 */
export function followsCourse(walk: Walk, token: FieldToken): boolean {
  const isNext =
    walk.courses.at(-1)?.name.startsWith('AP ') === true && nextBefore.test(walk.text.lower.slice(0, token.start))
  const isHalf = half.test(token.field.ap ?? '') && walk.courses.some(({ name }) => half.test(name))
  return isHalf || isNext || (walk.courses.at(-1)?.name.startsWith('AP ') === true && isAlsoAsked(walk, token))
}
