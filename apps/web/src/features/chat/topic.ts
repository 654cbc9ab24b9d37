import { type Distress, findDistress } from './distress.ts'

const subjects = ['math', 'physics', 'chemistry', 'biology', 'english', 'history'] as const
export type Topic = (typeof subjects)[number] | 'exams' | 'admissions' | 'other'

/** Keywords in all four languages. Every message is matched against all of them, regardless of the display language. */
const keywords = {
  math: /\bmath|\balgebra|\bgeometry|\bcalculus|\btrigonometr|\bstatistics|\bprobabilit|수학|대수|기하|미적분|미분|적분|삼각|함수|확률|통계|數學|数学|微積分|微积分|代[數数]|[幾几]何|三角|函[數数]|[機概]率|[統统][計计]/iu,
  physics: /\bphysics|물리|역학|物理|力[學学]/iu,
  chemistry: /\bchem|화학|化學|化学/iu,
  biology: /\bbio|생물|생명\s?과학|生物/iu,
  english:
    /\benglish\b|\bessay|\bgrammar|\breading (?:section|comprehension|passage)|영어|문법|작문|독해|글쓰기|에세이|英文|英語|英语|文法|[語语]法|作文|[閱阅][讀读]|[寫写]作/iu,
  history: /\bhistor|\bapush\b|역사|한국사|세계사|미국사|歷史|历史|世界史|美[國国]史/iu,
} as const satisfies Record<(typeof subjects)[number], RegExp>

const exams = /\bsat\b|\bouac\b|\bexam|시험|考試|考试/iu
/** Exam names that are matched only in capitals, because "act" is also a word and "ap" is part of other words. */
const examsInCapitals = /\b(?:ACT|AP|IB)\b/u
const admissions =
  /\badmission|\bcolleges?\b|\buniversit|\bapplying\b|입시|대학|대입|입학|원서|升[學学]|大[學学]|申[請请]/iu

/**
 * Returns the first subject that the message mentions. If it mentions none, returns `exams`, `admissions` or `other`.
 */
export function findTopic(message: string): Topic {
  const named = subjects
    .map((subject) => ({ subject, position: message.search(keywords[subject]) }))
    .filter(({ position }) => position >= 0)
    .toSorted((one, other) => one.position - other.position)
  const [first] = named
  if (first) return first.subject
  if (exams.test(message) || examsInCapitals.test(message)) return 'exams'
  return admissions.test(message) ? 'admissions' : 'other'
}

/** Signs of distress take precedence over a message's topic. */
export function findReply(message: string): Topic | Distress {
  return findDistress(message) ?? findTopic(message)
}
