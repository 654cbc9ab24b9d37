import { joinPatterns } from './join-patterns.ts'

/**
 * Patterns for numbers that are not scores: dates, grades, durations, counts, ranks, and the maximum of a scale
 * ('/1600'). Each of these starts with a digit.
 */
const numbers: readonly RegExp[] = [
  /20[2-4]\d(?!\d)\s*(?:년도|년|年度|年)?/y,
  /\d+(?:st|nd|rd|th)(?!\s*percentile)(?![a-z])(?:\s*grade)?/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*\+?\s*(?:months?|weeks?|wks?|days?|hours?|hrs?|minutes?|mins?|years?|yrs?|yo|courses?|classes|subjects|exams|tests|times|words|dollars|usd|bucks|people|students|kids|meters|metres|miles|km|kg|lbs?|pounds|questions|problems|pages|chapters|units|schools|books|videos|lessons|sessions|siblings|brothers|sisters|members|games|passages|essays|drafts|clubs|sports|mocks|practice tests|percent of|am|pm)(?![a-z])/y,
  /[1-3]\s*(?=[hs]l(?![a-z]))/y,
  /\d+\s*(?=(?:aps|hls|sls|higher levels|standard levels|(?:ap|ib|hl|sl|honou?rs) (?:courses|classes|exams|subjects|tests))(?![a-z]))/y,
  /\d+\s*(?:학년도?|개월|개|과목|주(?! ?\d)|시간|년|월|일|번|명|단원|회|문제|살|단어(?! ?암기)|등급|교시|학기|점\s*차|원(?!하|해|함)|만원|달러|미터|킬로|쪽|페이지|명|사람|권|편|시(?![험작가-힣]))/y,
  /\d+\s*(?:多)?(?:年級|年级|[個个](?![經经][\d要想拿考 ])|門|门|科(?![学學])|週|周|天|小時|小时|月|年|日|次|題|题|字|岁|歲|家|所|位|遍|章|課|课|倍|號|号|期|學期|学期|分鐘|分钟|點|点半|(?<!(?:学|學)[测測][^,，。]{0,8}\d{1,2} ?)[级級](?!分)|公尺|公里|公分|公斤|米|斤|元|块|塊|美元|美金|刀|人|頁|页|句|種|种|間|间|塊錢|万|萬)/y,
  // superlinear: a goal has at most 200 characters
  /\d+\s*점?\s*만점(?:에|중)|\d+\s*分?\s*[满滿]分(?=\D{1,4}\d)/y,
  // superlinear: a goal has at most 200 characters
  /\d{3}\s*\+?\s*(?:(?:in|on|for)\s)?(?:each|every|both|per)\s(?:of the )?(?:(?:sections?|parts?|halves|half)(?![a-z])|(?=sat sections?))/y,
  // superlinear: a goal has at most 200 characters
  /\d{1,3}\s*점\s*(?:을|만|정도|이상|은|이)?\s*(?:더\s*)?(?:올리|오르|올려|상승|향상|높이|모자라|부족)|\d{2,3}\s*점\s*(?:만|정도|이상|은|이)?\s*(?:더\s*)?남았/y,
  /\d{1,3}\s*(?:more|extra|additional)\s+(?:points?|pts?)(?![a-z])/y,
  // superlinear: a goal has at most 200 characters
  /\d{1,3}\s*(?:points?|pts?)\s*(?:more|higher|up|increase|improvement|gain|boost|short|shy|away|off)/y,
  // A date, unless it can be a score and its maximum: '10/4', '12/6', '3/14'.
  /(?<![\d/.])(?:(?:[6-9]|1[0-2])\/[1-5]|(?:[89]|1[0-2])\/[67]|1[0-2]\/[89]|(?:[1-9]|1[0-2])\/(?:11|13|14|1[6-9]|2[1-46-9]|31))(?![\d/]|\.\d)/y,
  // The day of an exam or a deadline: 'by 12/6'.
  /(?<=\b(?:by|on|before|until|till|due|is|test) )\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d|\.\d)/y,
  // A score on an essay's rubric: 'essays keep coming back 2/6'.
  // superlinear: a goal has at most 200 characters
  /(?<=(?:\b(?:essays?|dbqs?|leqs?|saqs?|frqs?|synthesis|rhetorical analysis)\b|에세이|作文|디비큐)[^.;\d]{0,30}(?:\d ?\/ ?\d[^.;\d]{0,16})?)\d ?\/ ?[1-9](?!\d)/y,
  // The sections' scores: 'toefl 26 26 22 24'.
  /(?<=(?:toefl|act|托福|토플|액트|ielts|雅思|아이엘츠):? ?)\d{1,2}(?:\.5)?(?:[ /,]{1,2}\d{1,2}(?:\.5)?){3}(?![\d.])/y,
  // A cutoff of National Merit, which is not a score: 'cutoff in TX is 220'.
  /(?<=(?:cut ?off|cut-off|selection index|index)[^,.;\d]{0,16})2[0-3]\d(?:ish)?(?!\d)/y,
  // The number of an item in a list: '1) SAT 800 2) GPA 3.85'.
  /(?<=(?:^|[ ,.;:，。；：])(?<!\([^)]*))[1-9]\)(?= ?[^\d\s,.)])/y,
  // Nothing: 'sleep = 0'.
  /(?<=[a-z] ?= ?|\b(?:with|have|has|got|zero|is|understand) )0(?=$|[ ,.;!)])/y,
  // '4' and '2' for 'for' and 'to': 'duolingo 130 4 northeastern', 'need 2 pass'.
  /(?<=\d )4(?= [a-z]{4})|(?<=\b(?:need|needs|want|wants|have|has|got|try|trying|going|how) )2(?= [a-z]{2})/y,
  // The year and type of an Ontario course: 'chem 4U'.
  /(?<![a-z\d])[34][um](?![a-z])/y,
  // The number of vocabulary words to learn: '單字3000'.
  /(?<=(?:單字|单词|單詞|词汇|詞彙|字彙|단어|어휘|words|vocab)\s?)\d+/y,
  /(?<=\b(?:homeschooled|junior|senior|sophomore|freshman|student|boy|girl|son|daughter), )1[1-9](?=,)/y,
  // superlinear: a goal has at most 200 characters
  /\d+ ?점?(?:까지는|까지|까진|까지도|은|는)? ?(?:안 ?바라|못 ?바라|바라지도|바라진|무리(?:고|지만|라|여서|이?라서|인|니)|벅[차찬]|욕심 없|필요 ?없)/y,
  // The number after a single letter, as in a league or a grade: 'd1', 'g2'.
  /(?<=(?<![a-z])[a-z])\d{1,2}(?![\d.]|\s*[分점])/y,
]

/** Other patterns for numbers that are not scores, and for other text that names nothing. */
const others: readonly RegExp[] = [
  /(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)\.?\s*(?:[0-2]?\d|3[01]|20\d\d)(?:st|nd|rd|th)?(?:,?\s*20\d\d)?(?!\d|\.\d)/y,
  /(?:grades?|gr\.?|class of|year|room|unit|chapter|ch\.?|age|level|papers?|페이퍼|modules?|units|chapters|semester|sem|term|period|lesson|quiz|part|week|day|(?<!(?:2nd|3rd|second|third|next|last|this) )(?:attempt|try))\s*\d{1,4}(?:\s*(?:-|to|and|&)\s*\d{1,2})?(?!\d|\.\d)/y,
  /[1-5]차(?! ?(?:함수|방정식|식|부등식|곡선|이?항))(?=[는에때은 :,]|시험)/y,
  /(?<![a-z])g(?:9|1[0-2])(?![a-z0-9])/y,
  /[一二三四五六七八九十]{1,2}年[级級]/y,
  /top\s*\d+(?!\s*%)(?:\s*(?:courses|schools|marks))?/y,
  /(?<![提最更很太较較])(?:高|国|國|初)[一二三123](?![\d])/y,
  /(?<![가-힣])(?:고|중|초) ?[1-6](?![\d점.])/y,
  /(?:(?<=[\d점分] ?)\/\s*(?:[459]\.0|4\.[35]|1600|1520|2400|800|400|160|150|120|100|[1-5]0|45|42|36|25|15|12|[4-9])(?![\d.]*\d)|(?:out of|of a possible)\s*\d+)/y,
  /(?:만점|滿分|满分)\s*\d{2,4}/y,
  // The lower of two targets: '冲5保4', '保100争105'.
  // superlinear: a goal has at most 200 characters
  /(?<=[冲衝争爭拼拚] ?\d{1,4}(?:\.5)?分?[，,]?)保底? ?\d{1,4}(?:\.5)?分?|保 ?\d{1,4}(?:\.5)?分?(?=[，, ]?[冲衝争爭拼拚] ?\d)/y,
  // A minimum score for every section: 'at least 30 in every ACT section', 'SAT每科都要700以上'.
  // superlinear: a goal has at most 200 characters
  /(?:at least )?\d{2}\+? (?:or (?:higher|above|more|better) )?(?:in|on) (?:each|every|all) (?:of the )?(?=act sections?)/y,
  /(?:每一?科|每[门門]|各科|[单單][项項科]|每[个個]?部分|전 ?영역|모든 영역|각 영역|영역별로?|섹션마다|섹션별로?|각 섹션|과목별로?)(?<=(?:[sa][ac]t|toefl|托福|토플) ?(?:每一?科|每[门門]|各科|[单單][项項科]|每[个個]?部分|전 ?영역|모든 영역|각 영역|영역별로?|섹션마다|섹션별로?|각 섹션|과목별로?)) ?(?:都|要|全|考|拿|上|到|은|는|이|에서|모두|다| )*\d{2,3}(?:\+|분|점|分)? ?(?:以上|이상)?/y,
  /(?:다|모두|전부)(?<=빼고는? ?(?:다|모두|전부)) ?\d+ ?(?:점 ?)?이상/y,
  /单项不低于\s*\d(?:\.\d)?|單項不低於\s*\d(?:\.\d)?|each band\s*\d(?:\.\d)?/y,
  // superlinear: a goal has at most 200 characters
  /(?:提高|提升|差|[涨漲长長]|[进進]步|增加|多考|多拿|加)\s*了?[个個]?\s*\d{1,3}\s*分(?!以上)|(?:再|想|能)(?:多?[提涨漲加长長]|[提拉]高|提升)\s*\d{1,3}(?!\d)\s*分?|提\s*\d{1,3}\s*分(?!以上)/y,
  /(?:by|another|up|gain|extra)\s+\d{1,3}(?:\s*(?:points?|pts?))?(?![\d/])/y,
  /\+\s?\d{2,3}(?:\s*(?:points?|pts?))(?![a-z])|(?<=[a-z가-힣\p{Script=Han}] )\+\d{1,3}(?!\d|\.\d)/uy,
  // superlinear: a goal has at most 200 characters
  /(?<=\ball )(?:my )?\d(?= (?:of|my)\b)/y,
  /[$€£¥₩]\s?\d[\d,.]*/y,
  /(?:#|no\.\s*)\d+/y,
  // superlinear: a goal has at most 200 characters
  /(?:토요일|토요|週六|周六|星期六|禮拜六|礼拜六)\s*\(?\s*sat\s*\)?/y,
  /(?<!\d{3} ?|\bnow ?|[\p{Script=Han}\p{Script=Hangul}] ?)\(sat\)(?! ?\d{3})/uy,
  /(?<=\d\.\d\d?\s?)(?:uw|w)(?![a-z])/y,
  // '모의고사' is usually a Korean exam. After the name of another exam or before an SAT score, it is a practice test.
  /모의고사(?<=(?:sat|act|토플|아이엘츠|듀오링고|ib |ap )[^,.]{0,12}모의고사)/y,
  /모의고사(?=(?:에서|는|은|로|가)?\s?(?:[4-9]\d|1[0-6]\d)0(?!\d))/y,
  // Chat abbreviations that contain a digit.
  /(?<![a-z])(?:b4|gr8|l8r|m8|w8|4ever|2day|2nite|2morrow|4 (?:my|me|the|college|uni))(?![a-z\d])/y,
  // '듣기' means 'to take' after a number, '수업', '과목' or an object particle. Elsewhere, it means 'listening'.
  /(?<=(?:\d|수업|과목|[을를]) ?)듣기/y,
  // superlinear: a goal has at most 200 characters
  /(?:starts?|begins?|ends?|opens?|closes?|wake up|until) at \d{1,2}(?![\d.]*\d)/y,
  /(?:mr|mrs|ms|miss|dr|prof)\.?\s+[a-z]+/y,
  // A score for the remaining sections: '其他都30+', 'rest 30+'.
  /(?:其他|其余|其餘|剩下|[别別]的|另外)(?:的|都|全|各)*\s*\d+\+?|나머지(?:는|도|은)? ?(?:다 |모두 )?\d+(?:\.5)?|(?:the rest|the others|everything else|all the others)(?: is| are| at| above| like| around| about| all)* \d+(?:\.5)?/y,
  // A reading level and its target: 'Lexile 900 to 1100'.
  // superlinear: a goal has at most 200 characters
  /(?:lexile|蓝思|藍思|렉사일)(?:[^\d,，.;。；]{0,12}\d{3,4}l?(?!\d)(?:[,，]? ?[^\d,，.;。；]{0,12}\d{3,4}l?(?!\d))?)?/y,
  // An age: 'i'm 19'.
  /(?:i'?m|i am|he'?s|she'?s|(?<!(?:target|goal|aim|score|grade) )is|turning|turned) (?:[5-9]|1\d)(?=\s*(?:$|[,;)]|\.(?!\d)|and\b|now\b|yo\b|y\/o|lol|btw|rn\b|but\b|so\b|years?))/y,
  // A score that the student does not expect: 'not going for 1600', '不求1600', '1600까진 안 바라고'.
  /(?:not|n't|never) (?:going for|aiming for|trying for|asking for|expecting|need|needing|have to get|have to score|after|looking for) (?:an? )?(?:perfect )?\d+/y,
  /(?:不求|不指望|不奢望|不敢想|不敢奢望|不強求|不强求|不用|不必|不需要|用不着|用不著) ?(?:[考拿到] ?)?\d{1,4}(?:\.\d{1,2})? ?[分+]?/y,
]

const anyNumber = joinPatterns(numbers)
const anyOther = joinPatterns(others.filter(({ unicode }) => !unicode))
// Joined patterns must have the same flags, so patterns with the `u` flag are tried after all others.
const anyUnicode = joinPatterns(others.filter(({ unicode }) => unicode))

function measure(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex - at : 0
}

/** Returns the length of the date, grade or other non-score expression at a position, or 0 if there is none. */
export function skipNoScore(text: string, at: number): number {
  const code = text.charCodeAt(at)
  const isDigit = code >= 48 && code <= 57
  return (isDigit && measure(anyNumber, text, at)) || measure(anyOther, text, at) || measure(anyUnicode, text, at)
}
