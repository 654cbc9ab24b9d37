import { isBetweenCourseAndTopic } from '../course-before-exam.ts'
import type { GoalText, Token } from '../token.ts'
import type { Field } from '../vocabulary/field.ts'
import { courseFields } from '../vocabulary/fields/fields.ts'
import { isPlainWord } from './plain-words.ts'

/** A course that the goal names after 'AP' or 'IB', and that is not in our vocabulary: 'AP Networking'. */
export interface UnknownCourse {
  readonly exam: 'AP' | 'IB'
  /** The name as typed. */
  readonly text: string
  /** The subject of a part of the name ('history' in 'AP 한국사'), or 'other'. */
  readonly area: string
  /** The names that are parts of the course's name, and not subjects by themselves. */
  readonly parts: readonly Token[]
}

/** A program's name with an AP score is a course's name: 'AP 로봇공학 4점'. */
const score = /^ ?[1-5] ?(?:점|分|$|[,.;!])/

type Exam = UnknownCourse['exam']

/** What can be between an exam and its course: 'AP: networking', 'an AP class called Networking'. */
const lead = /^(?: ?: ?| (?:called|named) | )?/
const latinWord = /^ ?([a-z][a-z'-]{2,})(?![a-z])/
const ofWord = /^ of ([a-z][a-z'-]{2,})(?![a-z])/
const koreanWord = /^ ?([가-힣]{2,12}?)(?=(?:이랑|랑|하고|와|과|을|를|은|는|라는|이라는)?(?:[ ,.+&/]|\d|$))/
const hanWord = /^ ?(\p{Script=Han}{2,8}?)(?=[和跟與与及拿考得想要冲衝爭争,，、。+&/ ]|\d|[hs]l|$)/u

/** Word endings that are typical of subject and course names. */
const koreanSubject =
  /(?:학|역사|한국사|개론|원론|윤리|논리|공예|예술|기술|디자인|프로그래밍|코딩|네트워킹|네트워크|로보틱스|로봇|마케팅|회계|금융|저널리즘|엔지니어링|스터디즈|스터디)$/
const hanSubject =
  /(?:[学學史论論]|[语語]言?|文化|工程|[设設][计計]|概[论論]|原理|程式|[编編]程|[网網][络絡路]|[营營行][销銷]|金融|倫理|伦理|[机機]器人|人工智[能慧]|新[闻聞]|戏剧|戲劇|舞蹈)$/
const hanPlain =
  /[分一二三四五六七八九十两兩双雙門门科個个成目總总最至預预争爭衝冲平均課课達达穩稳保級级高滿满就還还再剩其他別别每各今明去前後后下上年月想要考拿到的了在都能我你他她这這不很全每选選修]|[大中小同自入留升开開上补補][学學]|^[学學]/

/** Matches words that are followed by a score or a level: 'Machine Learning 5'. */
const scored = /^ ?[a-z' -]{2,40} (?:[1-7](?![\d.])|[hs]l(?![a-z]))/
/** A country before a part of a subject: 'AP 한국문학'. */
const nation = /^ ?(?:한국|중국|일본|동양|조선|中[國国]|[韓韩][國国]|日本|[台臺][灣湾]|古代)$/
const level = /^ ?[hs]l(?![a-z])/

/** Subjects with several courses ('AP English'), and Korean, which is planned for as a subject. */
const shared: ReadonlySet<string> = new Set(['science', 'english', 'korean'])

/** Subjects that are a course of an exam, possibly under another name. */
function listSubjects(exam: Exam): ReadonlySet<string> {
  return new Set(courseFields.flatMap((field) => (field[exam === 'AP' ? 'ap' : 'ib'] && field.subject) || []))
}

const subjectsByExam = new Map<Exam, ReadonlySet<string>>()

/** Returns whether a subject or topic directly after an exam cannot be one of the exam's courses: 'AP 量子力學'. */
function isForeign(field: Field, exam: Exam): boolean {
  if (field[exam === 'AP' ? 'ap' : 'ib'] !== undefined || field.besideCalculus || field.more) return false
  if (field.bound) return field.programme !== undefined && field.part === undefined
  if (field.noCourse) return true
  if (field.topic !== undefined) return field.of !== 'english' && field.part === undefined
  if (field.subject === undefined || shared.has(field.subject)) return false
  const subjects = subjectsByExam.get(exam) ?? listSubjects(exam)
  subjectsByExam.set(exam, subjects)
  return !subjects.has(field.subject)
}

/** Returns the length of the word at the start of a text if it can be part of a course's name, or 0. */
function measureWord(text: string, rest: string, isFirst: boolean): number {
  const latin = latinWord.exec(text) ?? (isFirst ? null : ofWord.exec(text))
  if (latin?.[1]) return isNamePart(latin[1], rest, isFirst) ? latin[0].length : 0
  const korean = koreanWord.exec(text)
  if (korean?.[1]) return isKoreanName(korean[1], isFirst ? rest.slice(korean[0].length) : '') ? korean[0].length : 0
  const chinese = hanWord.exec(text)
  if (!chinese?.[1] || hanPlain.test(chinese[1])) return 0
  return hanSubject.test(chinese[1]) || evidence.test(rest.slice(chinese[0].length)) ? chinese[0].length : 0
}

/** Words that are ordinary by themselves, but can end the name of a course: 'Underwater Studies'. */
const nameParts = /^(?:studies|sciences?|language|culture|theory|design|systems|principles|arts|research|practice)$/

const isNamePart = (word: string, rest: string, isFirst: boolean) =>
  (!isFirst && nameParts.test(word)) || !isPlainWord(word, scored.test(rest))

/** Matches a score or a level after a word, which shows that the word names a course: 'IB 연금술 HL'. */
const evidence =
  /^ ?(?:[hs]l(?![a-z])|[1-5] ?(?:점|分|$|[,，.。])|[,，] ?(?:我|也|就|都|想|要|拿|考|求|[冲衝]|到)*[1-5] ?[分점])/
const koreanPlain =
  /^(?:전과목|과목|시험|점수|총점|목표|최소|최저|최대|만점|모두|전부|각각|각|올해|내년|이번|다음|선택|상위|하위|고급|준비|수업|공부|하나|두개|세개|무조건|제발|그냥|기출|예상|현재|지금|작년|지난|이미|적어도|평균|대비|다시|일단|우선|꼭|가능|제대로|과정|코스|디플로마|프로그램)|(?:[요게로도만서고면은는이가을를에다지데중]|학교)$/

function isKoreanName(word: string, behind: string): boolean {
  return koreanSubject.test(word) || (evidence.test(behind) && !koreanPlain.test(word))
}

/** The maximum number of words in a course's name. */
const mostWords = 5

/** Reads the unknown course after an exam. Returns null if a known course or no course follows. */
function readAfter({ lower, said }: GoalText, tokens: readonly Token[], at: number): UnknownCourse | null {
  const exam = tokens[at]
  if (exam?.kind !== 'exam' || (exam.exam !== 'AP' && exam.exam !== 'IB') || exam.label === '') return null
  if (isBetweenCourseAndTopic(lower, tokens, at)) return null
  const from = exam.end + (lead.exec(lower.slice(exam.end))?.[0].length ?? 0)
  const parts: Token[] = []
  let next = at + 1
  let end = from
  let words = 0
  let isLatinName = false
  while (words < mostWords) {
    const token = tokens[next]
    const gap = token ? lower.slice(end, token.start) : null
    if (token && gap !== null && (gap === '' || gap === ' ' || (nation.test(gap) && token.kind === 'field'))) {
      const isPart =
        token.kind === 'field'
          ? nation.test(gap) || isForeign(token.field, exam.exam) || (isLatinName && gap === ' ')
          : token.kind === 'programme' && score.test(lower.slice(token.end))
      if (!isPart) break
      parts.push(token)
      // In 'AP機器人學', the ending 學 is part of the course's name.
      end = token.end + (/^[学學]/.test(lower.slice(token.end)) ? 1 : 0)
      next += 1
    } else {
      const length = measureWord(lower.slice(end, token?.start), lower.slice(end), words === 0)
      if (length === 0) break
      // In 'AP unicorn biology', 'biology' is part of the unknown course's name and does not refer to AP Biology.
      isLatinName = /[a-z]$/.test(lower.slice(end, end + length))
      end += length
    }
    words += 1
  }
  if (words === 0) return null
  const behind = exam.exam === 'IB' ? (level.exec(lower.slice(end))?.[0].length ?? 0) : 0
  const area =
    parts.flatMap((part) => (part.kind === 'field' ? [part.field.of ?? part.field.subject ?? 'other'] : []))[0] ??
    'other'
  return { exam: exam.exam, text: said.slice(exam.start, end + behind).trim(), area, parts }
}

/** Returns the courses after 'AP' and 'IB' that are not in our vocabulary. */
export function findUnknownCourses(text: GoalText, tokens: readonly Token[]): UnknownCourse[] {
  return tokens.flatMap((_, at) => readAfter(text, tokens, at) ?? [])
}
