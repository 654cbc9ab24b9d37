import type { Field } from '../field.ts'
import { listNames, type Names, splitNames } from '../names.ts'

const endings = {
  'A: Literature': 'a: literature|a literature|a lit|a 문학|a 릿|a 文學',
  'A: Language and Literature': `
    a: language and literature|a language and literature|a lang lit|a lang and lit|a lang & lit|a lang&lit|a langlit
    a 언어와 문학|a 랭릿|a 랭앤릿|a 語言與文學|a 語言和文學|a 語言文學`,
  B: 'b',
  'ab initio': 'ab initio|초급|初級',
}
type Course = keyof typeof endings

/** A Diploma Programme language. A course name consists of the language and a suffix. */
interface Language extends Names {
  readonly name: string
  /** Course names that cannot be derived from the suffixes. */
  readonly own?: Readonly<Partial<Record<Course, Names>>>
}

const languages: readonly Language[] = [
  {
    name: 'English',
    en: 'english',
    ko: '영어|잉글리시|잉글리쉬',
    zh: '英文|英語',
    own: {
      'A: Literature': { zh: '英文文學 a|英語 a: 文學' },
      'A: Language and Literature': {
        en: `
          english a|english lang lit|english langlit|english lang and lit|english lang&lit
          english language and literature|lang lit|langlit`,
        ko: '영어 a|잉글리시 랭릿|잉글리쉬 랭릿',
        zh: '英文 a|英語 a|英語語言與文學|英文語言與文學|英語語言文學',
      },
    },
  },
  { name: 'French', en: 'french', ko: '프랑스어|불어|프렌치', zh: '法文|法語' },
  { name: 'Spanish', en: 'spanish', ko: '스페인어|스패니시|스패니쉬', zh: '西班牙文|西班牙語|西語|西文' },
  { name: 'German', en: 'german', ko: '독일어|저먼', zh: '德文|德語' },
  { name: 'Italian', en: 'italian', ko: '이탈리아어', zh: '義大利文|意大利語|意大利文' },
  { name: 'Portuguese', en: 'portuguese', ko: '포르투갈어', zh: '葡萄牙文|葡萄牙語' },
  { name: 'Russian', en: 'russian', ko: '러시아어', zh: '俄文|俄語', own: { B: { en: 'russian' } } },
  { name: 'Arabic', en: 'arabic', ko: '아랍어', zh: '阿拉伯文|阿拉伯語', own: { B: { en: 'arabic' } } },
  { name: 'Hindi', en: 'hindi', ko: '힌디어', zh: '印地語|印度文' },
  {
    name: 'Japanese',
    en: 'japanese',
    ko: '일본어',
    zh: '日文|日語',
    own: { 'A: Literature': { en: 'japanese a' } },
  },
  {
    name: 'Korean',
    en: 'korean',
    ko: '한국어|국어|코리안',
    zh: '韓文|韓語',
    own: { 'A: Literature': { en: 'korean lit' } },
  },
  {
    name: 'Chinese',
    en: 'chinese|mandarin',
    ko: '중국어|만다린|차이니즈',
    zh: '中文|華文|普通話|漢語',
    own: {
      'A: Literature': { zh: '中文文學|中文 a: 文學|語文 a 文學' },
      'A: Language and Literature': {
        zh: '中文語言與文學|中文語言文學|中文 a: 語言與文學|語文 a 語言與文學|語文 a 語言和文學',
      },
    },
  },
]

/** The languages that are also school subjects. 'English B' can be a grade in English. */
const languageSubjects = ['english', 'french', 'spanish', 'german', 'italian', 'japanese', 'korean', 'chinese'] as const

const courses = Object.keys(endings).filter((key): key is Course => Object.hasOwn(endings, key))

/** Courses A and B are offered at both levels; the beginners' course is offered only at standard level. */
function buildField(language: string, course: Course): Field {
  const subject = languageSubjects.find((one) => one === language.toLowerCase())
  const plain = subject && (course === 'B' || course === 'A: Language and Literature') ? { subject } : undefined
  if (course !== 'ab initio') return { bound: true, ib: `IB ${language} ${course}`, ...(plain ? { plain } : {}) }
  // The IB names its Chinese beginners' course after the spoken language.
  return { bound: true, ib: `IB ${language === 'Chinese' ? 'Mandarin' : language} ab initio`, ibLevel: 'SL' }
}

/** Returns the IB language courses with their names. */
export function listIbLanguages(): { field: Field; names: string[] }[] {
  return languages.flatMap(({ name, own, ...names }) =>
    courses.map((course) => ({
      field: buildField(name, course),
      names: [
        ...listNames(names).flatMap((one) => splitNames(endings[course]).map((ending) => `${one} ${ending}`)),
        ...listNames(own?.[course] ?? {}),
      ],
    })),
  )
}
