import { joinPatterns } from './join-patterns.ts'

/** A number expressed in digits or words, and the index where it ends. */
interface Numeral {
  readonly value: number
  readonly end: number
}

const tens = ['ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const teens = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen']
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const ten = `(${tens.join('|')})`
/** A unit after a number word, which shows that the number is not a score: 'six hundred words'. */
const noUnit = '(?! (?:words|pages|times|problems|questions|hours|minutes|percent|dollars|bucks|years|people)(?![a-z]))'

const thousands = new RegExp(
  `(?:an? |one )thousand(?:,? (${ones.join('|')}) hundred)?(?:,? (?:and )?${ten})?(?![a-z])${noUnit}`,
  'y',
)
const teenHundreds = new RegExp(
  `(${teens.join('|')})(?: hundred(?: (?:and )?${ten})?|[ -]${ten})(?![a-z])${noUnit}`,
  'y',
)
const hundreds = new RegExp(
  `(four|five|six|seven|eight)(?: hundred(?: (?:and )?${ten})?|[ -]${ten})(?![a-z])${noUnit}`,
  'y',
)
/** The numbers that can follow 'a hundred' in a TOEFL or DET score ('a hundred and ten'). */
const afterHundred = new Map([
  ['five', 5],
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
])
const oneHundred = new RegExp(
  `(?:a|one) hundred(?: and)? (${[...afterHundred.keys()].join('|')})(?![a-z])${noUnit}`,
  'y',
)
const hundred = new RegExp(`(?:a|one) hundred(?! and| [a-z]+(?:ty|teen)\\b| (?:five|ten))(?![a-z])${noUnit}`, 'y')
const half = /(four|five|six|seven|eight) (?:point five|and a half)(?![a-z])/y
const hyphened = new RegExp(`one-${ten}(?![a-z])`, 'y')
const compound = new RegExp(
  `(twenty|thirty|forty)[\\s-](${ones.join('|')})(?![a-z])|(twenty|thirty)(?![a-z])(?!-)${noUnit}`,
  'y',
)
const single =
  /(?:a |an )?(three|four|five|six|seven)(?:e?s)?(?![a-z])(?! (?:hundred|aps?|ap exams|years?|months?|weeks?|days?|hours?|courses?|classes|subjects|exams|tests|times|of|schools|points)(?![a-z]))(?! (?:\d|fives|fours)(?:'?s)?(?![a-z\d]))/y

const readTens = (word: string | undefined) => (tens.indexOf(word ?? '') + 1) * 10
const readOnes = (word: string | undefined) => ones.indexOf(word ?? '') + 1

const koreanDigits = '일이삼사오육칠팔구'
const nativeOnes = ['하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']
const chineseDigits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Array.from('一二三四五六七八九', (sign, at) => [sign, at + 1])),
  两: 2,
  兩: 2,
  零: 0,
  〇: 0,
  '○': 0,
}

/**
 * Reads a numeral with thousands, hundreds and tens. In Chinese, a final digit is read in the next lower unit ('一千五'
 * is 1500).
 */
function readNumeral(text: string, digits: Readonly<Record<string, number>>, isChinese: boolean): number {
  const units: Readonly<Record<string, number>> = { 천: 1000, 千: 1000, 백: 100, 百: 100, 십: 10, 十: 10 }
  let sum = 0
  let digit: number | null = null
  let unit = 1
  let zero = false
  for (const sign of text) {
    const known = units[sign]
    if (known !== undefined) {
      sum += (digit ?? 1) * known
      unit = known
      digit = null
      zero = false
    } else if (sign !== ' ') {
      digit = digits[sign] ?? 0
      if (sign === '零') zero = true
    }
  }
  return sum + (digit ?? 0) * (zero || unit < 100 || !isChinese ? 1 : unit / 10)
}

const koreanValues: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from(koreanDigits, (sign, at) => [sign, at + 1]),
)
const readKorean = ([text]: RegExpExecArray) => readNumeral(text, koreanValues, false)
const readChinese = ([text]: RegExpExecArray) => readNumeral(text, chineseDigits, true)
const readSigns = ([text]: RegExpExecArray) => Number(Array.from(text, (sign) => chineseDigits[sign] ?? 0).join(''))

/** Matches the text after a Korean numeral if the numeral is a score. */
const koreanEnd =
  /(?=점|\s*(?:이상|넘|목표|까지|정도)|(?:을|를|은|는|이|으로|로|대|만|이면|이라도)(?![가-힣])|이에요|입니다|[\s,.!?+~]|$)(?!\s(?:분|명|개|살|년|시간|단어|일|번))/
    .source
const chineseEnd = /(?=\s*(?:分(?![之鐘钟数數])|以上|左右|$|[\s,，。;；!！?？、+]))/.source

/** The number formats, most specific first. */
const rules: readonly [RegExp, (match: RegExpExecArray) => number][] = [
  [/1\.\d\d?k(?![a-z])/y, ([text]) => Math.round(Number.parseFloat(text) * 1000)],
  [/(?:\d{1,2}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?)/y, ([digits]) => Number(digits.replaceAll(',', ''))],
  [thousands, ([, hundred, rest]) => 1000 + readOnes(hundred) * 100 + readTens(rest)],
  [teenHundreds, ([, first, second, third]) => (teens.indexOf(first ?? '') + 10) * 100 + readTens(second ?? third)],
  [hundreds, ([, first, second, third]) => readOnes(first) * 100 + readTens(second ?? third)],
  [oneHundred, ([, rest]) => 100 + (afterHundred.get(rest ?? '') ?? 0)],
  [hundred, () => 100],
  [hyphened, ([, rest]) => 100 + readTens(rest)],
  [half, ([, word]) => readOnes(word) + 0.5],
  [compound, ([, first, second, alone]) => readTens(first ?? alone) + readOnes(second)],
  [single, ([, word]) => readOnes(word)],
  [
    new RegExp(
      `[${koreanDigits}]?천(?:\\s?[${koreanDigits}]?백)(?:\\s?[${koreanDigits}]?십)?${koreanEnd}|[사오육칠]백(?:\\s?[${koreanDigits}]?십)?${koreanEnd}|[삼사]십[${koreanDigits}]?${koreanEnd}|(?:이십|백)[${koreanDigits}]?십?[${koreanDigits}]?(?=점)`,
      'y',
    ),
    readKorean,
  ],
  [/(?<![가-힣])[일이삼사오육칠팔구]?천(?:[일이삼사오육칠팔구]?십)?(?=\s*(?:점|이상|을|까지|$))/y, readKorean],
  [
    new RegExp(`(?<![가-힣])서른\\s?(${nativeOnes.join('|')})?${koreanEnd}`, 'y'),
    ([, one]) => 31 + nativeOnes.indexOf(one ?? ''),
  ],
  [/[사오육칠팔]점 ?오(?![가-힣])/y, ([text]) => (koreanValues[text.charAt(0)] ?? 0) + 0.5],
  [new RegExp(`(?<=\\s)백(?:오|십오?|이십)${koreanEnd}`, 'y'), readKorean],
  [/[삼사오육칠](?=점)/y, readKorean],
  [
    /(?<![一二三四五六七八九零〇○])(?:一[一二三四五六][一二三四五六七八九零〇○]|[一四五六七][一二三四五六七八九零〇○])[零〇○](?![一二三四五六七八九零〇○年])/y,
    readSigns,
  ],
  [/[一二两兩]?千[一二两兩三四五六七八九零]?百?(?:[一二三四五六七八九]十?)?/y, readChinese],
  [
    new RegExp(
      `(?<![前第一二三四五六七八九十百])(?:[一二两兩三四五六七八九]百(?:零?[一二三四五六七八九]?十?[一二三四五六七八九]?)|[二三四五六七八九]十[一二三四五六七八九]?)${chineseEnd}`,
      'y',
    ),
    readChinese,
  ],
  [/[四五六七八](?:[点點]五|分半|[个個]半)/y, ([text]) => (chineseDigits[text.charAt(0)] ?? 0) + 0.5],
  [/(?<=[破上过過])百(?![一二三四五六七八九分年个個次天度])/y, () => 100],
  [/(?<=雅思 ?)[四五六七八九](?![一二三四五六七八九十百个個次门門月年周天])/y, readChinese],
  [/[四五六七八](?=[级級]?分(?!之|鐘|钟|数|數|钟))/y, readChinese],
]

const anyNumeral = joinPatterns(rules.map(([pattern]) => pattern))

/** Reads a number in digits or in words at a position: '1,500', 'fifteen hundred', '천오백', '一千五'. */
export function findNumeral(text: string, at: number): Numeral | null {
  anyNumeral.lastIndex = at
  if (!anyNumeral.test(text)) return null
  for (const [pattern, read] of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { value: read(match), end: pattern.lastIndex }
  }
  return null
}
