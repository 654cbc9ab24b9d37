/** Other people whose scores are not the student's. Younger siblings are not in the list: families plan for them. */
const english =
  /\b(?<!\b(?:for|with|like|beat|and|as|than) )(?:my|his|her|our|their|a|the) (?:best |close |older |elder |big )?(?:friend|bestie|bff|classmate|teammate|roommate|deskmate|cousin|neighbou?r|boyfriend|girlfriend|bf|gf|(?<=(?:older|elder|big) )(?:brother|sister|bro|sis))(?:'?s|s')?(?: (?:kid|son|daughter)s?(?:'s)?)? ?(?:[:=-] ?)?(?:(?:the )?(?:sat|act|psat|toefl|ielts)(?: score)? ?)?(?:[:=-] ?)?(?:an? )?$/
const korean =
  /(?<![가-힣])(?:친구|언니|오빠|누나|형|선배|사촌(?:형|오빠|누나|언니)?|짝꿍|룸메|룸메이트|반 애|옆집 애|옆자리 애)(?:들|네)?(?:은|는|이|가|의)? ?[:-]? ?(?:(?:sat|act|psat|에스에이티|샛|액트|토플|아이엘츠)(?: ?점수)?(?:은|는|가|이)? ?)?[:-]? ?$/
const chinese =
  /(?<![和跟与與像比帮幫给給替同])(?:我|我的)?(?:朋友|同[学學]|同桌|室友|[闺閨][蜜密]|表[哥姐弟妹]|堂[哥姐弟妹]|哥哥|姐姐|姊姊|[学學][长長姐]|[邻鄰]居(?:家)?(?:孩子|小孩)?|[别別]人家?(?:孩子|小孩)?|班[长長])(?:们|們|的)? ?[:：-]? ?(?:(?:sat|act|psat|托福|雅思)(?:成[绩績]|分[数數]|[总總]分)?(?:是)? ?)?[:：-]? ?$/

/** 'me too', '나도', '我也想' */
const alsoOwn = /^[^\d]*(?:\b(?:me too|same|so do i)\b|(?:나|저)도|我也)[^\d]*$/

/** Returns whether a number belongs to another person who is named directly before it: '친구는 SAT 1600'. */
export function isOthersScore(before: string, after: string): boolean {
  return (english.test(before) || korean.test(before) || chinese.test(before)) && !alsoOwn.test(after)
}
