import { letters } from '../shared/letters.vocabulary.ts'
import { normalizeWord } from '../synonyms.ts'
import { choiceColumn, columnNames, feedbackColumn } from './columns.schemas.ts'

const ownNames = new Set(columnNames)

/** Headers for our columns in tables from other sources, in four languages. */
const otherHeaders: Readonly<Record<string, string>> = {
  legacy_id: 'id, question id, code, 문항 코드, 식별자, 代碼, 代码',
  title: 'name, heading, 제목, 문항 제목, 標題, 标题, 名稱, 名称',
  subject: '과목, 교과, 科目, 學科, 学科',
  course: 'class, unit, category, 강좌, 과정, 단원, 課程, 课程, 單元, 单元',
  grade_code: 'grade, grade level, year level, 학년, 年級, 年级',
  education_level: 'school level, 학교급, 學制, 学段',
  difficulty_level: 'difficulty, level, 난이도, 難度, 难度, 難易度',
  difficulty_score: 'score of difficulty, 난이도 점수, 難度分數, 难度分数',
  question_type: 'type, kind, 유형, 문제 유형, 문항 유형, 題型, 题型, 類型, 类型',
  estimated_seconds: 'seconds, time, duration, 예상 시간, 소요 시간, 時間, 时间, 預計秒數, 预计秒数',
  pool: 'used for, 용도, 用途',
  answer_tolerance: 'tolerance, 허용 오차, 오차, 誤差, 误差, 容許誤差, 容许误差',
  answer_unit: 'unit of the answer, units, 단위, 單位, 单位',
  accepted_answers:
    'other answers, further answers, alternative answers, 다른 정답, 복수 정답, 其他答案, 其它答案, 可接受答案',
  hints: 'hint, 힌트, 提示',
  rubric: 'grading, marking, 채점 기준, 評分標準, 评分标准',
  skill_tags: 'skills, skill, tags, tag, topics, topic, 기능, 태그, 주제, 技能, 標籤, 标签, 主題, 主题',
  content_question_mj:
    'question, question text, text, body, stem, prompt, content, 문제, 문항, 질문, 발문, 題目, 题目, 題幹, 题干, 問題, 问题',
  choices: 'options, answers, 선택지, 보기, 選項, 选项',
  answer:
    'correct answer, correct, right answer, key, answer key, solution key, 정답, 답, 답안, 答案, 正確答案, 正确答案, 解答',
  explanation:
    'solution, rationale, general feedback, reason, 해설, 설명, 풀이, 解析, 解釋, 解释, 詳解, 详解, 說明, 说明',
}

const choiceWords = 'choice|option|answer|선택지|보기|選項|选项'
const feedbackWords = 'feedback|피드백|回饋|反馈'
const lettered = new RegExp(`^(${choiceWords}|${feedbackWords})?([a-z]|[1-9]|1\\d|2[0-6])$`)

const namesByHeader = new Map(
  [...columnNames.map((name) => [name, ''] as const), ...Object.entries(otherHeaders)].flatMap(([name, words]) =>
    [name, ...(words === '' ? [] : words.split(', '))].map((word) => [normalizeWord(word), name] as const),
  ),
)

/** Returns our name for a column header, or '' if the header is unknown. */
function guessName(header: string): string {
  const word = normalizeWord(header)
  const known = namesByHeader.get(word)
  if (known !== undefined) return known
  const [, kind = '', place = ''] = lettered.exec(word) ?? []
  const letter = /\d/.test(place) ? (letters[Number(place) - 1] ?? '') : place
  if (letter === '') return ''
  return new RegExp(`^(?:${feedbackWords})$`).test(kind) ? feedbackColumn(letter) : choiceColumn(letter)
}

/**
 * Guesses which of our columns each header of a table stands for. An exact column name takes precedence over a synonym.
 * Each column is used only once.
 * @returns a name for each header, in order, or '' for an ignored column
 */
export function guessColumns(headers: readonly string[]): string[] {
  const exact = headers.map((header) => header.trim().toLowerCase())
  const taken = new Set(exact.filter((name) => ownNames.has(name)))
  return headers.map((header, index) => {
    const own = exact[index] ?? ''
    if (taken.has(own)) return own
    const name = guessName(header)
    if (name === '' || taken.has(name)) return ''
    taken.add(name)
    return name
  })
}
