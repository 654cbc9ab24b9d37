import type { Walk } from './structure.ts'
import type { Token } from './token.ts'

/** Relatives, friends and teachers, whose universities are not the student's goal. */
const relatives =
  'twin|oldest|eldest|older (?:son|daughter|kid|child|one)|brother|sister|sibling|cousin|friend|bestie|bf|gf|boyfriend|girlfriend|dad|father|mom|mother|uncle|aunt|grandpa|grandma|roommate|neighbou?r|tutor|teacher|classmate|coach|wife|husband|niece|nephew'
// superlinear: a goal has at most 200 characters
const relativeBefore = new RegExp(
  String.raw`\b(?:${relatives})s?\b(?!'s? (?:dream|choice|first choice))(?! and\b)(?![^,.;!?]*\b(?:want|hop|appl|aim|dream|target|help|says? i|thinks i|told me|i'?m|i)\b)[^,.;!?]{0,30}\b(?:at|to|into|from|in|attends?|attended|attending|@)(?: the)? $`,
)
/** Matches another person's connection to the university that follows: '姊姊念UCLA', '邻居孩子上了耶鲁', '媽媽在Rice大樓'. */
const chineseBefore =
  /(?:哥|姐|姊|弟|妹|朋友|同[学學]|爸|妈|媽|[邻鄰]居|老大|大女[儿兒]|大[儿兒]子|[儿兒]子同[学學]|别人|別人|人家|老[师師]|[学學]長|学长|[叔舅姑姨]|室友|男友|女友)[^,，。;；!！?？我说說要想让讓]{0,10}(?:在|是|上了?|去了?|考上了?|[进進]了?|[读讀]|念|唸|就[读讀]|到|[录錄]取?)(?:了|的)?$/
// superlinear: a goal has at most 200 characters
const koreanBefore =
  /(?:첫째|큰애|큰딸|큰아들|큰아이|맏이|언니|오빠|누나|형|친구|동생|사촌|아빠|엄마|선생님|선배|삼촌|이모|고모|옆집|이웃|과외쌤|쌤)[^,.!?]{0,14}$/
const koreanAfter =
  /^ ?(?:대학교?|대)?(?:에|를|을|의)? ?[^,.!?]{0,6}(?:다니|다녀|다녔|갔|나왔|나온|나오|졸업|합격|붙었|붙어|붙은|입학|들어갔|출신|재학|인데|이고|이에요|이지만|거든|생(?![명물활화]))/
/** Names shared by a province and a university. Next to a provincial course, they refer to the province. */
const province = /^(?:英[属屬]|不列[颠顛])哥[伦倫]比[亚亞]$/
/** Cities with a university of the same name. Next to a provincial course, they say where the student lives. */
const city = /^(?:lethbridge|victoria|calgary|regina|brandon|[维維]多利[亚亞]|卡[尔爾]加里|卡加利|里[贾賈][纳納])$/
const listJoiner =
  /^ ?(?:대학교?|대)? ?(?:[,，、/&]|or|and|이?나|이?랑|와|과|하고|아니면|또는|和|或者?|跟|[与與]|[还還]是)? ?(?:or |and )?$/
const goesBefore = /\b(?:to|into|for|at|attend|want|get in|dream|goal|target)(?: is|:)? $|[去上申进進读讀念想]$/
const goesAfter = /^ ?(?:가고|가려|갈 |갈래|지원|목표|입학|합격|진학|에 ?가|bound\b|next year|这所|校区)/
const livesBefore =
  /\b(?:live|living|lives|based|located|born|grew up|moved|moving|school|visiting|visit|trip|vacation|from|here) (?:in|to|from|near) (?:the )?$|\bnear (?:the )?$|(?:住|家|搬到|搬去|人在|坐标|坐標|住在|家在)$/
/** Places and things that have a university's name: 'Columbia River', 'Oxford comma', 'Penn Station'. */
const notCollege =
  /^(?:'s)? ?-?(?:ocw|online high|high school|hs\b|middle school|elementary|prep school|academy|river|station|comma|street|st\b(?! george)|ave\b|avenue|road|rd\b(?!,|$)|blvd|county|heights|hills|mall|park\b|school district|schools\b|public schools|isd|dictionary|hospital|library|press|公園|[辞词詞]典|高中|中学|中學|附中|小[学學])/
const livesAfter =
  /^ ?(?:附近|旁[边邊]|[对對]面|隔壁|근처|옆에|area\b|campus tour)|^\s?(?:에\s?|에서\s?)?(?:사는|살고|살아|삽니다|거주|이사)/

/** Cities with a campus of the same name. Before a grade, they say where the student lives: '어바인 9학년'. */
const campusCity =
  /^(?:irvine|berkeley|davis|san diego|riverside|[어얼]바인|버클리|데이비스|샌디에[이]?고|리버사이드|[尔爾][湾灣])$/
const gradeAfter = /^ ?(?:\d{1,2}(?:학년|年[级級]|th grade)|고등학교|중학교|[고중]\d|高中)/

const ownContests: ReadonlySet<string> = new Set(['Euclid', 'CEMC', 'CSMC', 'CCC'])
const contestWord =
  /^[)） ]?(?:대?회(?=$|[ ,.에를을는])|경시|콘테스트|컨테스트|[竞競][赛賽]|contests?\b|math contests?\b)/

/** Returns whether a university only names the organizer of a contest: '滑铁卢欧几里得竞赛', 'Waterloo Cayley contest'. */
function isOrganizer({ text: { lower }, tokens }: Walk, token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1]
  const isContest =
    next?.kind === 'exam' &&
    ownContests.has(next.label) &&
    /^(?:대학교?|대|大[学學])?(?:'s|[의的])? ?$/.test(lower.slice(token.end, next.start))
  return isContest || contestWord.test(lower.slice(token.end))
}

/** Returns whether a university is in a list of universities: 'UBC or Victoria'. */
function isListed({ text, tokens }: Walk, token: Token): boolean {
  const at = tokens.indexOf(token)
  const previous = tokens[at - 1]
  const next = tokens[at + 1]
  return (
    (previous?.kind === 'university' && listJoiner.test(text.lower.slice(previous.end, token.start))) ||
    (next?.kind === 'university' && listJoiner.test(text.lower.slice(token.end, next.start)))
  )
}

/**
 * Returns whether the text mentions a university that is not part of the goal: 'we live in Michigan', '어바인 사는', 'my
 * brother goes to MIT'.
 */
export function isElsewhere(walk: Walk, token: Token): boolean {
  const { start, end } = token
  const before = walk.text.lower.slice(Math.max(0, start - 60), start)
  const after = walk.text.lower.slice(end, end + 60)
  if (isOrganizer(walk, token) || relativeBefore.test(before) || chineseBefore.test(before)) return true
  if (koreanBefore.test(before) && koreanAfter.test(after)) return true
  if (province.test(walk.text.lower.slice(start, end)) && walk.tokens.some(({ kind }) => kind === 'local')) return true
  if (
    city.test(walk.text.lower.slice(start, end)) &&
    walk.tokens.some(({ kind }) => kind === 'local') &&
    walk.tokens.every(({ kind }) => kind !== 'programme') &&
    (!isListed(walk, token) || /\bin $/.test(before)) &&
    !goesBefore.test(before) &&
    !goesAfter.test(after)
  )
    return true
  if (
    /\b(?:he|she|they) (?:got|was accepted|was admitted) (?:in)?to (?:the )?$/.test(before) &&
    /^ ?(?:already|last year)/.test(after)
  )
    return true
  // '剑桥雅思' is a series of books.
  if (/^(?:剑桥|劍橋|cambridge)$/.test(walk.text.lower.slice(start, end)) && /^ ?(?:英[语語]|雅思|ielts)/.test(after))
    return true
  if (campusCity.test(walk.text.lower.slice(start, end)) && gradeAfter.test(after)) return true
  return notCollege.test(after) || livesBefore.test(before) || livesAfter.test(after)
}
