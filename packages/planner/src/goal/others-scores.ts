import type { Token } from './token.ts'

/** People whose scores are not the student's. Younger siblings are not listed, because families also plan for them. */
const english =
  /\b(?<!\b(?:for|with|like|beat|and|as|than) )(?:my|his|her|our|their|a|the) (?:best |close |older |elder |big )?(?:friend|bestie|bff|classmate|teammate|roommate|deskmate|cousin|neighbou?r|boyfriend|girlfriend|bf|gf|(?<=(?:older|elder|big) )(?:brother|sister|bro|sis))(?:'?s|s')?(?: (?:kid|son|daughter|boy|girl)s?(?:'s)?)? ?(?:[:=-] ?)?(?:(?:the )?(?:sat|act|psat|toefl|ielts)(?: score)? ?)?(?:[:=-] ?)?(?:an? )?$/
/** Matches the text before an older child's score: 'my older son went to Michigan with a 1510'. */
const elder =
  /\b(?:older|oldest|eldest|elder) (?:son|daughter|kid|child|one|boy|girl)\b[^.;\d]{0,30}\b(?:went|got|graduated|scored|had|made)\b[^.;\d]{0,30}$/
const korean =
  /(?<![가-힣])(?:(?:친구|이웃|동료|언니) ?(?:딸|아들|아이|애)|첫째|큰애|큰아이|큰딸|큰아들|맏이|[남여]친|[남여]자 ?친구|친구|언니|오빠|누나|형|선배|사촌(?:형|오빠|누나|언니)?|짝꿍|룸메|룸메이트|반 애|옆집 애|옆자리 애)(?:들|네)?(?:은|는|이|가|의)?(?: ?(?:성적|점수)(?:은|는|이|가)?)? ?[:-]? ?(?:(?:sat|act|psat|에스에이티|샛|액트|토플|아이엘츠)(?: ?점수)?(?:은|는|가|이)? ?)?[:-]? ?$/
const chinese =
  /(?<![和跟与與像比帮幫给給替同])(?:我|我的)?(?:[男女]友|朋友家?(?:的)?(?:女[儿兒]|[儿兒]子|孩子|小孩)?|同[学學]|同桌|室友|[闺閨][蜜密]|表[哥姐姊弟妹]|堂[哥姐弟妹]|哥哥|姐姐|老大|大女[儿兒]|大[儿兒]子|大[宝寶]|姊姊|[学學][长長姐]|[邻鄰]居(?:家)?(?:孩子|小孩)?|[别別]人家?(?:孩子|小孩)?|班[长長])(?:们|們|的)? ?[:：-]? ?(?:(?:sat|act|psat|ap|ib|托福|雅思)(?:全|都|考了?|拿了?| )*(?:成[绩績]|分[数數]|[总總]分)?(?:是)? ?)?[:：-]? ?$/

/** Words that make another person's score the student's target as well: 'me too', '나도', '我也想'. */
const alsoOwn = /\b(?:me too|same|so do i)\b|[나저]도|我也/

/** Words for several children, who each have a goal: '쌍둥이인데 첫째는 SAT 1450', '老大SAT 1500，老二AP生物4'. */
const children =
  // superlinear: a goal has at most 200 characters
  /쌍둥이|둘째|막내|작은 ?[애아딸]|[아애]이? ?둘|두 ?(?:아이|애)|남매|[형자]제|\btwins?\b|\bboth (?:kids|boys|girls|sons|daughters)\b|\bthe other (?:one|kid|boy|girl|son|daughter)\b|[双雙]胞胎|[龙龍][凤鳳]胎|老二|二[宝寶]|小[儿兒女]|[两兩][个個]?(?:孩子|娃|[儿兒]子|女[儿兒])|(?<=^[^我]*(?:哥哥?|姐姐?|姊姊?)[^我]*)(?:弟弟?|妹妹?)(?=[的是要想考 ]{0,3}(?:p?sat|act|ap|ib|ssat|amc|托福|雅思|toefl|ielts))(?!.*我)|(?<=^(?:형|누나|언니|오빠)[은는이가] ?[^제저나]*)동생[은는이가](?!.*(?:저는|전 |나는|난 |제 ))/
const eldest =
  /(?:哥哥?|姐姐?|姊姊?|^형|^누나|^언니|^오빠|첫째|큰애|큰아이|큰딸|큰아들|맏이|老大|大女[儿兒]|大[儿兒]子|大[宝寶])[^,.，。]{0,12}$/
/** Words of a result, which is not a goal: '老大考了1520'. */
const achieved = /[考拿得去進进上]了|받았|나왔|맞았|찍었|붙|합격|졸업|大[学學]|已[经經]|\b(?:got|scored|had)\b/

/** Words directly after another person's score: 'SAT 1500 is my sister's score', '1500是姊姊的分數'. */
const theirsAfter =
  /^ ?(?:is|was) (?:my|his|her|our|what my|what his|what her) (?:best |older |big |little |younger )?(?:brother|sister|cousin|friend|twin|mom|dad)(?:'s\b| got\b)|^ ?점?(?:은|는) ?(?:친구|언니|오빠|누나|형|동생|사촌)(?:의|가|이)? ?(?:점수|성적|거|꺼|받은)|^ ?分?是(?:我|他|她)?的?(?:姐姐?|姊姊?|哥哥?|妹妹?|弟弟?|朋友|同[学學]|[闺閨]蜜|表[哥姐姊弟妹])的/

/** Returns whether a number belongs to another person who is named directly before or after it. */
function isOthersScore(before: string, after: string): boolean {
  const isNamed =
    theirsAfter.test(after) || english.test(before) || elder.test(before) || korean.test(before) || chinese.test(before)
  return isNamed && (/\d/.test(after) || !alsoOwn.test(after))
}

/** Removes the scores of other people: '친구는 SAT 1600', 'my friend: 1600 SAT'. */
export function dropOthersScores(lower: string, tokens: readonly Token[]): Token[] {
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const results = tokens.filter(({ kind }) => kind === 'number' || kind === 'result')
  const { index: at = 0 } = children.exec(lower) ?? {}
  const isExam = (one: Token, other: Token) => one.kind === 'exam' && other.kind === 'exam' && one.label === other.label
  const own = tokens.filter(({ kind, start }) => kind !== 'mark' && start >= at)
  // In '큰애는 ACT 32, 작은애는 대수', the other child's goal is not a score.
  const hasOwn = own.length > 0 && !own.some((one) => tokens.some((other) => other.start < at && isExam(one, other)))
  const hasChildren = children.test(lower) && (results.length > 1 || hasOwn)
  return tokens.filter((token) => {
    if (token.kind !== 'number') return true
    const at = numbers.indexOf(token)
    const before = lower.slice(numbers[at - 1]?.end ?? 0, token.start)
    // In '双胞胎，老大SAT 1500，老二ACT 30', each child has a goal.
    if (hasChildren && eldest.test(before) && !achieved.test(before + lower.slice(token.end, token.end + 8)))
      return true
    return !isOthersScore(before, lower.slice(token.end))
  })
}
