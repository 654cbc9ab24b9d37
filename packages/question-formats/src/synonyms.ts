/** The words that teachers use for the values of our fields, by field and value. */
const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  subject: {
    mathematics: 'math, maths, 수학, 數學, 数学',
    physics: 'phys, 물리, 물리학, 物理, 物理學, 物理学',
    chemistry: 'chem, 화학, 化學, 化学',
    biology: 'bio, 생물, 생물학, 생명과학, 生物, 生物學, 生物学',
    english: 'english language, 영어, 英文, 英語, 英语',
  },
  difficulty_level: {
    beginner:
      'easy, basic, simple, foundation, 하, 쉬움, 기초, 초급, 易, 簡單, 简单, 容易, 基礎, 基础, 初級, 初级, 初階',
    intermediate:
      'medium, moderate, normal, average, 중, 보통, 중간, 중급, 中, 中等, 普通, 一般, 適中, 适中, 中級, 中级',
    advanced: 'hard, difficult, 상, 어려움, 고급, 難, 难, 困難, 困难, 較難, 较难, 高級, 高级, 進階',
    expert:
      'very hard, very difficult, challenge, 최상, 매우 어려움, 심화, 很難, 很难, 非常困難, 非常困难, 專家, 专家, 挑戰',
  },
  question_type: {
    multiple_choice: 'choice, single choice, mc, mcq, 객관식, 선다형, 選擇, 選擇題, 选择题, 單選題, 单选题',
    multiple_select:
      'multiple answer, multiple answers, multiple response, checkbox, checkboxes, 복수 선택, 다중 선택, 多選題, 多选题, 複選題',
    true_false: 'true or false, tf, t f, 참거짓, 진위형, ox, 是非題, 是非题, 判斷題, 判断题',
    short_answer: 'short text, text, fill in the blank, 주관식, 단답형, 簡答題, 简答题, 填空題, 填空题',
    numerical: 'numeric, number, 수치, 숫자, 數值題, 数值题, 計算題, 计算题',
    essay: 'long answer, long text, free text, 서술형, 논술형, 問答題, 问答题, 論述題, 论述题, 申論題',
  },
  pool: {
    practice: 'exercise, 연습, 練習, 练习',
    assessment: 'test, exam, 평가, 시험, 評量, 測驗, 测验',
  },
}

/** Normalizes the case, width, whitespace and punctuation of a word. */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_.,:;/()[\]*'"-]+/g, '')
}

const valuesByWord = new Map(
  Object.entries(synonyms).map(([field, values]) => [
    field,
    new Map(
      Object.entries(values).flatMap(([value, words]) =>
        [value, ...words.split(', ')].map((word) => [normalizeWord(word), value] as const),
      ),
    ),
  ]),
)

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/**
 * Grades such as 중2, 高一 or 國三 are counted from the start of elementary, middle or high school. The number is added to
 * get the grade from 1 to 12.
 */
const schools: readonly (readonly [RegExp, number])[] = [
  [/^(?:초등|초|小)(.+)$/, 0],
  [/^(?:중학|중|國中|国中|初中|初|國|国)(.+)$/, 6],
  [/^(?:고등|고|高中|高)(.+)$/, 9],
]

/** Returns the grade for `Grade 9`, `9th grade`, `9학년`, `九年級`, `중3` or `高一`, or undefined for other strings. */
function readGrade(text: string): string | undefined {
  const word = normalizeWord(text)
  const [, latin] = /^(?:grade|gr|g)?(\d{1,2})(?:st|nd|rd|th)?(?:grade)?$/.exec(word) ?? []
  if (latin !== undefined) return `G${Number(latin)}`
  const [, asian] = /^(.{1,2})(?:학년|年級|年级)$/.exec(word) ?? []
  const whole = asian === undefined ? undefined : readNumeral(asian)
  if (whole !== undefined) return `G${whole}`
  for (const [pattern, before] of schools) {
    const [, year] = pattern.exec(word.replace(/(?:학년|年級|年级)$/, '')) ?? []
    const number = year === undefined ? undefined : readNumeral(year)
    if (number !== undefined) return `G${before + number}`
  }
  return undefined
}

function readNumeral(text: string): number | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const index = numerals.indexOf(text)
  return index < 0 ? undefined : index + 1
}

/**
 * Converts a word from another program to our value, such as `Grade 9` to `G9` or `hard` to `advanced`. Returns unknown
 * words unchanged.
 * @param field the API name of the field
 */
export function readSynonym(field: string, word: string): string {
  if (field === 'grade_code') return readGrade(word) ?? word
  return valuesByWord.get(field)?.get(normalizeWord(word)) ?? word
}
