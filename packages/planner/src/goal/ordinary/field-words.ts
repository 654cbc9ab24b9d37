/**
 * Builds a pattern for a section's letter or name with an SAT score, next to the other section with its score: '700 M
 * 620 RW', 'V 620, M 700'. In the pattern, a line break stands for the section's name.
 */
function buildPair(other: string): RegExp {
  const name = `(?:${other})(?![a-z])`
  const score = String.raw`[2-8]\d0`
  const and = '[ ,/]*(?:and )?'
  return new RegExp(
    [
      String.raw`\n[ :=]{0,2}${score}${and}${name}`,
      String.raw`${score} ?\n${and}${score} ?${name}`,
      String.raw`${name}[ :=]{0,2}${score}${and}\n[ :=]{0,2}${score}`,
      String.raw`${score} ?${name}${and}${score} ?\n`,
    ].join('|'),
  )
}
/** Single characters for subjects, each with a grade: 'AP生5化5', 'IB物HL7 化HL6'. */
const besideGrade = /(?:ap|ib) ?(?:[生化物](?:hl|sl)? ?[1-7]分?[ ,，、]?)*\n(?:hl|sl)? ?[1-7](?!\d)/

/** Words around 'concentration' if it is the topic of chemistry, not attention or a university major. */
const dissolved = /chem|molar|solution|dilut|solub|titrat|acid|\bions?\b/

/**
 * '分数' also means a score, and '지수' also means an index or a first name. They refer to mathematics only when next to
 * these words. The patterns are matched against the text with a line break in place of the name.
 */
const fieldWords: ReadonlyMap<string, RegExp> = new Map([
  [
    '分数',
    /应用题|比例|百分|小升初|混合运算|小数|整数|约分|通分|加减|乘除|四则|小[一二三四五六](?!时)|[一二三四五六]年级|小学|数学[^\n。；]{0,12}从\n(?:重新)?(?:开始)?[补学练]/,
  ],
  ['证明', /几何|geometry|三角形|全等|相似|数学|归纳|平行|[题題]/],
  ['소수', /분수|학년|초[1-6등]|나눗셈|곱셈|계산/],
  ['圆', /二次|几何|三角形|切线|相似|直线|圆锥|初三|国三|九年级/],
  ['증명', /기하|geometry|닮음|지오메트리|삼각형|도형|합동|수학|명제/],
  ['平衡', /化学|酸|反应|沉淀|电化|热力|滴定/],
  ['solutions', /^[^\S\n]*\n[^\S\n]*$|chem|molar|acid|solub|\bions?\b|concentration/],
  ['concentration', dissolved],
  ['concentrations', dissolved],
  ['transitions', /^[^\S\n]*\n[^\S\n]*$|essay|grammar|writing|sat\b|act\b|english|paragraph/],
  ['호흡', /광합성|세포|식물|생물|미토콘드리아/],
  ['캘', /(?<![가-힣])\n(?:[은는이가을를도만]|이?랑|에서)?(?![가-힣])/],
  ['추론', /(?<!과학적? ?)\n/],
  ['series', /calc|integral|sequence|taylor|converge|\bbc\b|math/],
  ['指数', /对数|函数|方程|运算|根式|\blog|数学|代数|微积/],
  ['log', /expo|\bln\b|trig|calc|precal|function|math|algebra|指数|지수|미적|삼각/],
  ['polar', /calc|series|taylor|parametric|vector|complex|\bbc\b|math/],
  ['지수', /로그|삼각|함수|방정식|수열|미적/],
  ['mole', /chem|titrat|molar|mass|react|\bequation|화학|켐|化学|sch\d/],
  [
    '波',
    // superlinear: a goal has at most 200 characters
    /(?:力学|物理|电磁|声|振动|简谐|机械|光)[^\n]*\n(?:[\s,.;。、和跟与及都也这那]|$)|\n(?:和|跟|与|、)(?:声|光|振动|力学|电)/,
  ],
  ['m', buildPair('rw|r&w|ebrw|v|verbal|e|r|english|reading')],
  ['v', buildPair('m|math|maths')],
  ...['生', '化', '物'].map((name): [string, RegExp] => [name, besideGrade]),
])

const chance =
  /(?:录取|考上|上岸|成功|通过|拿到|申请|考到|命中|进|中)[^,，。]{0,8}\n|\n ?(?:很|太|比较|更|也|都|还|极|有|是)*(?:低|小(?!测|考|作)|大(?!题|考)|高|渺茫|多大|多少|多高)/
/** Matches text after a subject's name that gives the name its ordinary meaning: '物理上的距离' ('physical distance'). */
const inSense = /\n上(?:看|讲|来说|的(?!课)|最|有|没有|距离|[,，]|$)/
/**
 * Subject names that have another meaning next to these words. As in `fieldWords`, a line break stands for the name.
 */
const otherWords: ReadonlyMap<string, RegExp> = new Map([
  ['概率', chance],
  // '안 쓰기로 했어요' is about a decision.
  ['쓰기', /\n로 ?(?:했|하|한|결정|해)|안 \n/],
  ['읽기', /\n로 ?(?:했|하|한|결정|해)|안 \n/],
  // In 'bc i never did', 'bc' means 'because'.
  [
    'bc',
    /\n (?:i|i'?m|i'?ve|we|we'?re|he|he'?s|she|she'?s|they|it|it'?s|my|his|her|our|the|of|there|everyone|apparently)(?![a-z])/,
  ],
  // '睡到自然醒' and '自然就会了' are not about science.
  ['自然', /\n(?:醒|而然|拼读)|(?:顺其|大)\n/],
  // 'my mom forces me to take the SAT'
  ['forces', /\n (?:me|him|her|us)(?![a-z])/],
  ['机率', chance],
  // In '有余力学编程', 学 is the verb.
  ['力学', /[余馀精能努全吃]\n/],
  ['物理', inSense],
  ['历史', inSense],
  ['电脑', /[用玩买修]我?的?\n(?![课科])/],
  ['컴퓨터', /(?:제|내|우리) \n(?! ?(?:수업|과목|성적))|\n(?:를|가|도)? ?(?:못 ?쓰|안 ?켜|고장|사고 싶|사 ?주|끄|켜)/],
  ['经济', inSense],
])

/**
 * Returns true if the surrounding words give a field's name another meaning, false if they confirm the field, or null
 * if they indicate neither.
 */
export function isOtherWord(name: string, text: string, start: number, end: number): boolean | null {
  const needed = fieldWords.get(name)
  const other = otherWords.get(name)
  if (!needed && !other) return null
  const around = `${text.slice(0, start)}\n${text.slice(end)}`
  if (needed) return !needed.test(around)
  return other?.test(around) ? true : null
}
