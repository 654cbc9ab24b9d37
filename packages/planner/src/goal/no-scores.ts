/** Numbers that are no scores: dates, grades, durations, counts, ranks, and the highest score of a scale ('/1600'). */
const patterns: readonly RegExp[] = [
  /(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)\.?\s*\d{1,4}(?:st|nd|rd|th)?(?:,?\s*20\d\d)?(?![\d.])/y,
  /(?:grades?|gr\.?|class of|year|room|unit|chapter|ch\.?|age|level|paper|module|semester|sem|term|period|lesson|quiz|part|week|day|attempt|try)\s*\d{1,4}(?:\s*(?:-|to|and|&)\s*\d{1,2})?(?![\d.])/y,
  /(?<![a-z])g(?:9|1[0-2])(?![a-z0-9])/y,
  /20[2-4]\d(?!\d)\s*(?:년도|년|年度|年)?/y,
  /\d+(?:st|nd|rd|th)(?!\s*percentile)(?![a-z])(?:\s*grade)?/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*\+?\s*(?:months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|years?|yrs?|yo|courses?|classes|subjects|exams|tests|times|words|dollars|usd|bucks|people|students|kids|meters|metres|miles|km|kg|lbs?|pounds|questions|problems|pages|chapters|units|schools|percent of|am|pm)(?![a-z])/y,
  /\d+\s*(?=aps(?![a-z]))/y,
  /\d+\s*(?:학년도?|개월|개|과목|주|시간|년|월|일|번|명|단원|회|문제|살|단어|등급|교시|학기|점\s*차|원(?!하|해|함)|만원|달러|미터|킬로|쪽|페이지|명|사람)/y,
  /\d+\s*(?:多)?(?:年級|年级|個|个|門|门|科(?![学學])|週|周|天|小時|小时|月|年|日|次|題|题|字|岁|歲|家|所|位|遍|章|課|课|倍|號|号|期|學期|学期|分鐘|分钟|點|点半|级(?!分)|級(?!分)|公尺|公里|公分|公斤|米|斤|元|块|塊|美元|美金|刀|人|頁|页|句|種|种|間|间|塊錢|万|萬)/y,
  /top\s*\d+(?!\s*%)(?:\s*(?:courses|schools|marks))?/y,
  /(?:高|国|國|初)[一二三123](?![\d])/y,
  /(?:\/|out of|of a possible)\s*\d+/y,
  /(?:만점|滿分|满分)\s*\d{2,4}/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*점?\s*만점(?:에|중)/y,
  /单项不低于\s*\d(?:\.\d)?|單項不低於\s*\d(?:\.\d)?|each band\s*\d(?:\.\d)?/y,
  // superlinear: a goal has at most 200 characters
  /(?:提高|提升|涨|漲|进步|進步|增加|多考|加)\s*了?\s*\d{1,3}\s*分(?!以上)/y,
  // superlinear: a goal has at most 200 characters
  /\d{1,3}\s*점\s*(?:을|만|정도|이상|은)?\s*(?:더\s*)?(?:올리|오르|올려|상승|향상|높이)/y,
  /(?:by|another|up|gain|extra)\s+\d{1,3}(?:\s*(?:points?|pts?))?(?![\d/])/y,
  /\+\s?\d{2,3}(?:\s*(?:points?|pts?))(?![a-z])/y,
  /\d{1,3}\s*(?:more\s+)?(?:points?|pts?)\s*(?:more|higher|up|increase|improvement|gain|boost)/y,
  /[$€£¥₩]\s?\d[\d,.]*/y,
  /(?:#|no\.\s*)\d+/y,
  // superlinear: a goal has at most 200 characters
  /(?:토요일|토요|週六|周六|星期六|禮拜六|礼拜六)\s*\(?\s*sat\s*\)?/y,
  /\(sat\)/y,
  /(?<=\d\.\d\d?\s?)(?:uw|w)(?![a-z])/y,
  // A practice test with a score of the SAT.
  /모의고사(?=(?:에서|는|은|로|가)?\s?(?:[4-9]\d|1[0-6]\d)0(?!\d))/y,
  // Chat spellings with a digit.
  /(?<![a-z])(?:b4|gr8|l8r|m8|w8|4ever|2day|2nite|2morrow|4 (?:my|me|the|college|uni))(?![a-z\d])/y,
  /uw(?=\s*gpa(?![a-z]))/y,
  // 'to take' a course, which is also the word for listening.
  /(?<=(?:\d|수업|과목|[을를]) ?)듣기/y,
  /(?:mr|mrs|ms|miss|dr|prof)\.?\s+[a-z]+/y,
]

/** Returns the length of what is no score at a position; 0 when there is none. */
export function skipNoScore(text: string, at: number): number {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    if (pattern.test(text)) return pattern.lastIndex - at
  }
  return 0
}
