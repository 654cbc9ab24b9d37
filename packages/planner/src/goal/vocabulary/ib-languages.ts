import type { Field } from './field.ts'

/** The Diploma Programme's languages with the names that families use. Courses A and B are sat at both levels. */
const languages: readonly (readonly [name: string, words: string])[] = [
  ['English', 'english|영어|英文|英语|英語'],
  ['French', 'french|프랑스어|불어|法文|法语|法語'],
  ['Spanish', 'spanish|스페인어|西班牙文|西班牙语|西班牙語|西语|西文'],
  ['German', 'german|독일어|德文|德语|德語'],
  ['Italian', 'italian|이탈리아어|義大利文|意大利语|意大利文'],
  ['Portuguese', 'portuguese|포르투갈어|葡萄牙文|葡萄牙语'],
  ['Russian', 'russian|러시아어|俄文|俄语|俄語'],
  ['Arabic', 'arabic|아랍어|阿拉伯文|阿拉伯语'],
  ['Hindi', 'hindi|힌디어|印地语|印度文'],
  ['Japanese', 'japanese|일본어|日文|日语|日語'],
  ['Korean', 'korean|한국어|국어|韓文|韩语|韓語'],
  ['Chinese', 'chinese|mandarin|중국어|만다린|中文|华文|華文|普通话|漢語|汉语'],
]

const courses: readonly (readonly [course: string, endings: string, only: 'SL' | null])[] = [
  ['A: Literature', 'a: literature|a literature|a lit|a 문학|a 文學|a 文学', null],
  [
    'A: Language and Literature',
    'a: language and literature|a language and literature|a lang lit|a lang and lit|a lang & lit|a lang&lit|a langlit|a 언어와 문학|a 語言與文學|a 语言与文学|a 语言和文学',
    null,
  ],
  ['B', 'b', null],
  ['ab initio', 'ab initio|초급|初級|初级', 'SL'],
]

export const ibLanguageFields: readonly Field[] = languages.flatMap(([language, names]) =>
  courses.map(([course, endings, only]) => ({
    bound: true as const,
    // The IB names its beginners' course of Chinese after the spoken language.
    ib: `IB ${language === 'Chinese' && only ? 'Mandarin' : language} ${course}`,
    ...(only ? { ibLevel: only } : {}),
    words: names
      .split('|')
      .flatMap((name) => endings.split('|').map((ending) => `${name} ${ending}`))
      .join('|'),
  })),
)
