import type { Field } from '../field.ts'

/** Languages as school subjects. */
export const languageSubjects: readonly Field[] = [
  {
    subject: 'french',
    ap: 'AP French Language and Culture',
    ib: 'IB French B',
    en: 'french|francais|français|french class|core french|french immersion',
    ko: '프랑스어|불어|프렌치|불어과목',
    zh: '法文|法語|法語課|法文課|法文沉浸|法語沉浸',
  },
  {
    subject: 'spanish',
    ap: 'AP Spanish Language and Culture',
    ib: 'IB Spanish B',
    en: 'spanish|espanol|español|spanish class',
    ko: '스페인어|스패니쉬|스페니쉬|스패니시',
    zh: '西班牙文|西班牙語|西文|西語|西語課|西文課|西班牙語課',
  },
  {
    subject: 'chinese',
    ap: 'AP Chinese Language and Culture',
    ib: 'IB Chinese A: Language and Literature',
    ibGuess: true,
    en: 'chinese|mandarin',
    ko: '중국어|차이니즈|중국어과목',
    zh: '中文|國文|华文|漢語|普通话|中文課|語文課|國文課|古文|文言文',
  },
  {
    subject: 'korean',
    ib: 'IB Korean A: Language and Literature',
    ibGuess: true,
    en: 'korean',
    ko: '한국어|국어',
    zh: '韓文|韓語',
  },
  {
    subject: 'japanese',
    ap: 'AP Japanese Language and Culture',
    ib: 'IB Japanese B',
    en: 'japanese',
    ko: '일본어|일어|재패니즈',
    zh: '日文|日語|日語課|日文課',
  },
  {
    subject: 'german',
    ap: 'AP German Language and Culture',
    ib: 'IB German B',
    en: 'german',
    ko: '독일어|독어|저먼',
    zh: '德文|德語',
  },
  {
    subject: 'italian',
    ap: 'AP Italian Language and Culture',
    ib: 'IB Italian B',
    en: 'italian',
    ko: '이탈리아어',
    zh: '義大利文|意大利文|意大利语|義文|意语|義大利語|意大利語',
  },
  { subject: 'latin', ap: 'AP Latin', ib: 'IB Latin', en: 'latin', ko: '라틴어|라틴', zh: '拉丁文|拉丁語' },
]
