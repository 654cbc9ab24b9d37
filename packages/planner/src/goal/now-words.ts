import { wantsIn } from './wishes.ts'

/** Words that mark a score as current, such as a section before it: 'ACT 27, english is 31 but math is 22'. */
export const nowWords: readonly RegExp[] = [
  /(?<!goal |target |want |for |in |on )\b(?:math|english|reading|writing|science|rw|speaking|listening) (?:(?:is|was) (?:just )?(?=\d|$)|just $)/g,
  /(?<!for )\bnow\b(?! just| focus| it'?s| i'?m| we'?re| on to| only| time| for| working| prep| stud)|(?<!^|to |must |should |gotta |could |wanna )\b(?:has|have|had|having)\b(?! to| a goal| a target)|\b(?:my|his|her) (?!offer)[a-z ]{1,30}\b(?:is|was)\b|\b(?:sat|act|psat|score|gpa) was\b|\bit was\b|\bit(?:'s| is) (?:only|at|still)\b|\bdropped\b|\bended up\b|\bmade an?\b|starting (?:from|at|with)|\brest (?:is|are)\b|\bprevious\b|\bused to\b|\bcame (?:out|back|in at)\b|\bcurrent(?:ly)?\b|\bgot\b|\bonly (?:an? )?$|(?<!\b(?:is|are|am|be|[a-z]'(?:s|m|re)) )\bafter (?:getting|scoring|an?)\b|\bscored\b|\bscoring\b|\bi have\b|\bi've\b|\bstuck\b|\b(?:i'?m|im|she'?s|he'?s|is|sitting) at\b|\blast\b|\bwas an?\b|\bbombed\b|already(?! (?:said|says|wants|told|set|decided))|practice test|so far|\btook (?:the |my )?(?:sat|act|it|toefl|ielts|duolingo) (?:twice|once|three times)\b|\bboth times\b|\bkeeps? (?:getting|scoring|landing)\b|\balways (?:gets?|getting|scores?|scoring)\b|\bstill (?:at |an? )?$|\bfirst (?:sat|act|psat)\b|mock/g,
  /\bsits at\b|\b(?:done|maxed(?: out)?) at $/g,
  /(?:계속|맨날|자꾸|매번|항상|여전히|아직도?) ?$|(?:현재|지금)(?! ?[^,.]{1,14}(?:듣|배우|수강|준비))|저번|지난|이미|벌써|받았(?!으면)|나온|모의|처음|봤는데|쳤는데|봤더니|(?<!안 ?)나와서/g,
  /(?:目前|現在|现在)(?!在?(?:准备|準備|想|要(?!求)|开始|開始|目[标標]|[修上选選学學读讀拚拼冲衝专專]))|上次|卡在|一直卡|只有|(?<!不)考了|(?<![刚剛分])才[考拿]?到? ?$|考砸|模考|已经|已經|已[达達到有] ?$|[还還仍](?:停?在|是) ?$|之前考|之前是|以前|第一次|别再|別再|原来|原本|如今|原來|一直|总是|總是|总拿|總拿|老是|总考|總考|成日|首考|卡 ?$|(?<=[学學语語文理化生史读讀写寫作])有 ?$|裸考(?!能|可以|会|會)|一战|一戰|初考|考过|考過|[拿得]了 ?$|停在|徘徊|得返|摸底|模拟|模擬|上学期|上學期|去年|(?:只得|只考|才考)[了到 ]{0,3}$/g,
]
/** Returns whether a text says that the score after it is current. */
export const saysNow = (text: string) => nowWords.some((words) => text.search(words) >= 0)

/** Words after a current score that has to rise. */
const risesAfter =
  /^[점分]? ?(?:(?:要|想|得|需要|急需)?(?:提[升高]?|加[强強]|拉起?|[补補])(?![到成至起高升上])|(?:올려야|올리고 싶)|needs? (?:work|help|to (?:go|come) up)\b)/
/** Words after a current score that has to rise without a limit: '1290，能涨多少涨多少'. */
const risesFreely =
  // superlinear: a goal has at most 200 characters
  /^(?:(?!목표|目[标標]|\b(?:goal|target|aim)|[,，.] ?(?:sat|act)\b)[^\d]){0,40}?(?:\bas (?:much|high|many points|far) as (?:possible|(?:i|we|you|he|she) can)\b|\bevery (?:extra )?point\b|(?:올릴|높일) 수 있(?:는|을) 만큼|(?:최대한|가능한 ?(?:만큼|한)?)(?: 많이| 높이| 점수를?)? ?(?:올리|올려|올릴|높이|높여)|能[涨漲提拉冲衝多][^,，。]{0,2}(?:多少|几分|幾分|多高|高)|(?:[尽盡]量|[尽盡]可能)的?(?:往上|多|再)?[提拉涨漲冲衝])/

/** Returns whether the score between two texts has to rise and is therefore current. */
export const rises = (before: string, after: string) =>
  !/(?:에서|→|>|到|\bto|\d ?-) ?$/.test(before) &&
  (risesAfter.test(after) || (!wantsIn(before) && risesFreely.test(after)))
