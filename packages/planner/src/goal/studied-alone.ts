import { notOffered, studiesAlone } from './not-offered.ts'
import type { Assigned } from './score.ts'
import type { Placed, Structure } from './structure.ts'
import { wantsIn } from './wishes.ts'

type Course = Structure['courses'][number]

const notOfferedAfter = /^(?:은|는|이|가)? ?(?:우리 ?|저희 ?)?(?:학교에서?[는도]?|학교엔) ?(?:없|안 ?열|개설)/

const learning = /(?:想要?|要|打算|计划|計劃)?自[学學修]/
const isCalculus = ({ name }: Course) => name.startsWith('AP Calculus ')

/**
 * Returns the courses for which the student already has a score, because the goal is to learn another one alone: 'AP
 * 캘크 AB 5점인데 BC는 학교에 없어요 독학할려구요'. A score for Calculus AB before Calculus BC is a result even if no word says so.
 */
export function listBeforeStudiedAlone(
  courses: readonly Course[],
  placed: readonly Placed[],
  assigned: readonly Assigned[],
  text: string,
): readonly Course[] {
  if (!studiesAlone.test(text)) return []
  const alone = courses.find(({ name }) =>
    placed.some(
      ({ holder, start, end }) =>
        'name' in holder &&
        holder.name === name &&
        (notOffered.test(text.slice(0, start)) || notOfferedAfter.test(text.slice(end))),
    ),
  )
  if (!alone) return []
  const listScores = (course: Course) =>
    assigned.flatMap(({ holder, score }) => ('name' in holder && holder.name === course.name ? [score] : []))
  const isResult = (course: Course) => {
    const scores = listScores(course)
    return scores.length > 0 && (scores.every(({ now }) => now) || (isCalculus(course) && isCalculus(alone)))
  }
  return listScores(alone).length > 0 || wantsIn(text.replace(learning, ''))
    ? []
    : courses.filter((course) => course !== alone && isResult(course))
}
