import { nowWords, rises } from './now-words.ts'
import { continuesCurrent, isAttempt, isBelowNext, isRise } from './score-pairs.ts'
import type { Token } from './token.ts'
import { findLastIndex, wantsIn, wantWords } from './wishes.ts'

const afterNow =
  // superlinear: a goal has at most 200 characters
  /^\s*(?:\/\s*\d+|점)?\s*(?:(?:right now|now\b|already\b|so far\b|(?:(?:un)?weighted |uw |gpa )?(?:rn|atm|right now)\b|currently|at the moment|atm\b|지금|현재)(?!\s*(?:is |sat |act )?\d)| (?:sat|act|psat|toefl|ielts) (?:right )?now\b|都?不到|(?:已经|已經)?[稳穩][了定]|重考|再考|retak(?:e|ing)\b|[,，.。;；)]* ?(?:this year|今年|올해|(?:现在|現在)在?[修上选選学學读讀])(?=[^\d]*\d)|[은는이]? ?나오(?:는데|고|더|네)|[은는이]? ?나와서|[은는이]? ?나옴|[을를]? ?(?:받음|맞음)|[을를]? ?유지 ?중|[은는이]? ?(?:되는데|넘는데|받는데)|[을를]? ?(?:받아서|맞아서|나와서) ?[a-z가-힣]{1,8}만 |[을를]? ?(?:받아서|맞아서) ?[^,.]{0,6}(?:다시|재시험|재도전|재수강|또)|分?,? ?(?:[还還])?(?:要不要|[该該]不[该該]|[应應]不[应應][该該]|用不用|需不需要)再|,? ?should (?:i|he|she|we) (?:re)?take\b|밖에(?: ?(?:안|못)|$|[ ,.!?~]|[\u116e\u1172])|에서 ?(?:멈|정체|안 ?움|못 ?올|못 ?넘|못 ?벗|왔다|헤매|걸려|걸렸|계속|더 ?안|안 ?올|안 ?오|제자리|머물|맴돌|막혀|요지부동)|에 [a-z가-힣 ]{2,8}\d+점?인데|이?고 [가-힣]{1,5}만 |last (?:yr|year|time|fall|spring|summer|winter|month|semester|term|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|지난|작년|去年|上次|[没沒][问問][题題]|[还還](?:行|可以)|卡住|卡了|卡[着著]|(?:으로|에) ?만족|인데|이?라서?(?=[ ,])|이에요|예요|에요|(?:is |was )?(?:way |just )?too low|分?(?:已[经經])?(?:有了|拿到了?|到手|搞定|[达達][标標])|分?(?:都?太|偏|有[点點]|比[较較])低|분?(?:이|가)? ?너무 낮|망했|망쳤|나왔(?!으면)|받았(?!으면)|넘었(?!으면)|(?:이었|였)(?!으면))/
const arrow =
  /^(?:점|分)?\s*(?:(?:->|>|→|=>|➡) ?[a-z]*|에서|提到|提高到|升到|拉到|衝到|冲到|进步到|進步到|提升到|涨到|到|부터)\s*$/
// superlinear: a goal has at most 200 characters
const fromBefore = /(?:from|从|從|raise|improve|boost|increase)[^0-9]*$/

const unreached =
  /(?:[上到破]不了|[过過]不了|[达達]不到|\b(?:can'?t|cannot|couldn'?t) (?:seem to )?(?:break|reach|hit|get|crack)(?: an?| over| past| above| to)?) ?$/

const settles =
  /^ ?[점分]? ?(?:(?:is|would be|'s) (?:also )?(?:fine|ok|okay|enough|good)\b|(?:其[实實])?(?:也|就|都)?(?:可以|[够夠]了?|行|好)|이?면 (?:돼|충분|만족)|도 (?:괜찮|돼|좋|충분))/

/**
 * Matches another person whose score precedes the student's target: '姊姊考1500,妹妹想考1400', 'my friends are all above 1500,
 * i want 1400'.
 */
const siblings =
  /(?:姐姐?|姊姊?|哥哥?|老大|大女[儿兒]|大[儿兒]子|同[学學]|朋友|[别別]人)(?:们|們)?(?:sat|act|托福|雅思)?(?:[考了到 ]|都){0,3}$|\bmy (?:older |younger |big |little )?(?:brother|sister|cousin|friend|classmate)s? (?:all )?(?:is|are|has|have|had|got|was|were|scored)\b[^,.;\d]{0,12}$/

/** Words that refer to the student, whose own score follows another person's: '姐姐1520，我SAT 1400就知足'. */
const isSelf = /我|(?:^|[ ,])(?:저|전|제|난|나)(?:는|도|의|[ ,]|$)|\b(?:i|i'?d|i'?m|me|my|mine)\b/

/** Matches words that make the preceding score a target: 'scoring 1450 on the SAT is my dream'. */
const isDream =
  /^[^,.;\d]{0,30}\b(?:is|would be) (?:my|the|a|our|his|her) (?:big |main |ultimate )?(?:dream|goal|target|aim|hope)\b/

/**
 * Returns whether a score is a target in a sequence of goals: 'first SAT 1450, then TOEFL 105', 'gave up on the ACT.
 * now SAT 1450'.
 */
function isFirst(text: string, { start, end }: Token): boolean {
  const before = text.slice(0, start)
  return (
    // superlinear: a goal has at most 200 characters
    (/\bfirst [^,.;\d]*$/.test(before) && /^ ?(?:points?)?,? ?(?:and )?then\b/.test(text.slice(end))) ||
    // superlinear: a goal has at most 200 characters
    /\b(?:gave up|giving up|quit|dropped|dropping|switch\w*|forget|no more|instead of|finished|passed|done|already)\b(?:[^\d]*|(?<=done) \d{2,4}[.,;] )\bnow (?:the |my |it'?s |i'?m |doing |taking )*[^,.;\d]{0,20}$/.test(
      before,
    )
  )
}

/** Matches a word for 'goal' directly after a score: '지금 토플 90 목표'. */
const isGoalAfter = /^ ?점?(?:이|을|를)? ?(?:목표|희망)(?:로|예요|이에요|입니다|요)?(?:$|[,.!?])/
const chance = /有(?:希望|[戏戲]|[机機][会會])[吗嗎么]|방법 (?:없|있)/

/** Matches text after a score that makes it a wish: 'a 6 would make my mom happy'. */
const isWelcome = /^ (?:would|'d|please|pls|plz)\b|^ ?점?(?:이면|만 받|만 나)|^分?就(?:好|行|开心|開心|满足|滿足)/
/** Matches the text before an earlier target, and the text between that target and the new one. */
const revisedBefore =
  /\b(?:was|were) (?:thinking|aiming|going|shooting|hoping)(?: (?:for|of|about))?(?: an?)?(?: (?:sat|act))? ?$|\boriginally (?:wanted|aimed for)(?: an?)? $/
const revised = /^[^.;\d]{0,16}\b(?:but )?now (?:i want |it'?s |aiming for |going for |maybe )?(?:an? )?$/
/** The normalized text contains ㅜ and ㅠ as the vowels U+116E and U+1172. */
const isSad = /^ ?[점分]? ?(?:[超好很太]?[慘惨崩烂爛]|[\u116e\u1172]|[呜嗚]|哭|😭|😢|:\(|t[._]t)/
/** Matches a section's name directly before its score. */
const besideSection =
  /(?:수학|리딩|독해|라이팅|영어|과학|듣기|리스닝|스피킹|rw)(?:은|는) ?$|\b(?:math|reading|rw|english|science|writing)(?: is)? ?$|(?:[数數][学學]|[阅閱][读讀]|[语語]文|英[语語文]|[写寫]作|科[学學])是? ?$/

/** Matches a score of the other sections after a section's score: '英文31，其他都33'. */
const restAfter =
  /^[점分]?(?:이고|이지만|인데|은데)?[,，、]? ?(?:but |and |while )?(?:(?:其他|其余|其餘|剩下|[别別]的|另外)(?:的|都|全|各)*|나머지(?:는|도|은)? ?(?:다 |모두 )?|(?:the )?(?:rest|others|everything else)(?: is| are| at| like| around| all)* )\s*(\d+)/
/** Matches text before the target of several subjects: '都想到6', 'want both at 6', '둘 다 6'. */
const allTo =
  /^[점分]?[,，、 ]*(?:(?:[两兩][门門科个個])?[都全](?:[想要得]|想[要拿考]|要拿)(?:[提拉升]?到|上|考|拿)?|둘 ?다 ?|(?:i |we )?(?:want|need) (?:both|all)(?: of them)? (?:at|to be|to) (?:an? )?|both to (?:an? )?)$/

/** Returns whether a score is the target of several names before it: '都想到6', 'want 6 in both'. */
export const sharesTarget = (text: string, last: Token, wish: Token) =>
  allTo.test(text.slice(last.end, wish.start)) ||
  (/^ (?:in|on|for) (?:both|each)\b/.test(text.slice(wish.end)) && wantsIn(text.slice(last.end, wish.start)))

export const predictedIn =
  /\b(?:predict(?:ed|s|ion)?|forecast|projected|trial)\b|프레딕|예상|예측|모의|[预預][估测測]|模考|估分/

type NumberToken = Extract<Token, { kind: 'number' }>

/** Returns the clause before a token. A clause starts after a number, punctuation mark or conjunction. */
function clauseBefore(text: string, from: number, to: number): string {
  return (
    text
      .slice(from, to)
      .split(
        /[,，.。;；!！?？、(]| [-–] |(?:[았었였했]|받|나왔)(?:어요|습니다|음|다)(?= )|\bbut\b|\band\b|근데|그런데|(?:받았|나왔|맞았|봤|나오|였|이었|들었|마쳤|끝냈|끝났|이수했|수강했)(?:는데|고|지만|으니까?)|(?:받아|나와|맞아)서|인데|올해|이번|今年|[这這]次|\bthis (?:year|yr|time)\b/,
      )
      .at(-1) ?? ''
  )
}

/** Marks the numbers that are stated as current scores: 'from 1300 to 1500', '현재 1380'. */
export function markCurrent(tokens: readonly Token[], text: string): Token[] {
  const numbers = tokens.filter((token) => token.kind === 'number')
  /** Returns whether a score is a target that several earlier scores share. */
  const isSharedWish = (last: NumberToken | undefined, wish: NumberToken, value: number) =>
    last !== undefined && wish.value > value && sharesTarget(text, last, wish)
  /** Whether each of `numbers` is a current score. Filled in order, so that a check can read the previous results. */
  const found: boolean[] = []
  const isNow = (index: number): boolean => {
    const token = numbers[index]
    if (
      !token ||
      isDream.test(text.slice(token.end)) ||
      isGoalAfter.test(text.slice(token.end)) ||
      // '本來想考1500，現在1450就好'
      (index > 0 && /^ ?分?就(?:好|行|[够夠])/.test(text.slice(token.end))) ||
      isFirst(text, token)
    )
      return false
    const previous = numbers[index - 1]
    const next = numbers[index + 1]
    const between = next ? text.slice(token.end, next.start) : ''
    const before = text.slice(previous?.end ?? 0, token.start)
    if (next && (arrow.test(between) || /^\s*to\s*$/.test(between) || isRise(token, between, next))) {
      // '5分到6分' goes from a current score to a target, but '4到5分' is a range of target scores.
      const strong = /->|→|=>|➡|에서|提|升|拉|衝|冲|涨/.test(between) || /[分점]$/.test(text.slice(0, token.end))
      if (strong || fromBefore.test(before) || /^\s*to (?:an? )?$/.test(between)) return true
    }
    // In 'SAT從1280進步到1450', the preposition 從 is enough to show that the first score is current.
    if (next && /(?:从|從|from)\s*$/.test(before)) return true
    // '1210 psat, aiming for 1400': the target comes after the current score.
    const isTest = /^\s*(?:on (?:the |my )?)?psat\b/.test(text.slice(token.end)) || /\bpsat\s*$/.test(before)
    if (
      isTest &&
      next &&
      next.value >= 400 &&
      !wantsIn(before) &&
      wantsIn(between) &&
      !/현재|지금|目前|[现現]在|\bnow\b|\bcurrent/.test(between) &&
      !/^점? ?(?:찍|받|넘기|따)고/.test(between)
    )
      return true
    // In 'SAT or ACT? PSAT 1150', the PSAT score is current, because the goal is about other tests.
    if (
      /\bpsat ?$/.test(before) &&
      index === 0 &&
      !next &&
      /\bsat\b/.test(text.slice(0, token.start - 5)) &&
      /\bact\b/.test(text) &&
      !wantsIn(before)
    )
      return true
    if (continuesCurrent(numbers, found, index, text)) return true
    // In 'SAT 1차 1330, 2차 1320', each score is the result of an attempt.
    if (next && isAttempt(before)) return true
    // In 'was thinking 1400, now 1450', the student has raised the target.
    if (next && revisedBefore.test(before) && revised.test(between)) return true
    if (previous && revised.test(before) && revisedBefore.test(text.slice(0, previous.start))) return false
    // 'can't break 30': the score is the target, unless another one follows.
    if (unreached.test(before)) return next !== undefined && wantsIn(between)
    if (next && siblings.test(before) && (wantsIn(text.slice(token.end)) || isSelf.test(between))) return true
    // In 'my goal is 1600 but honestly 1500 is fine', only the second score is the target.
    if (
      next &&
      next.value < token.value &&
      next.value > token.value / 2 &&
      (/\bbut\b|[但可]|지만|는데|最好|[现現]在/.test(between) || /^ ?分?也(?:可以|行|好)/.test(text.slice(next.end))) &&
      !/\bif\b|不行|如果|要是|만약|안 ?되면/.test(between) &&
      settles.test(text.slice(next.end))
    )
      return true
    // 'ACT英文31，其他都33': the score is lower than all others.
    const [, others] = restAfter.exec(text.slice(token.end)) ?? []
    if (others !== undefined && Number(others) > token.value && !found[index - 1] && !wantsIn(before)) return true
    // '生物HL 5 化学HL 4，都想到6': the later score is the target of both.
    if (numbers.slice(index + 1).some((one, at) => isSharedWish(numbers[index + at], one, token.value))) return true
    // The score of the weakest section is current: 'weakest is math (26)', '數學26最低'.
    if (
      /\b(?:weakest|worst|lowest)\b[^,.;\d]{0,20}\(?$|(?:제일|가장) (?:낮(?!은)|약(?!한)|안 나)[가-힣]* ?\(?$/.test(
        before,
      ) ||
      /^\s?[점分]?(?:으?로)? ?(?:is (?:the |my )?(?:weakest|worst|lowest|problem|issue|bottleneck)\b|最[低弱差慘惨糟拖拉烂爛卡崩頭头]|(?:이|가) ?(?:제일 |가장 )?(?:문제(?!없)|걱정|발목)|(?:제일|가장) (?:낮(?!은)|약(?!한)|안 나))/.test(
        text.slice(token.end),
      )
    )
      return true
    // 'SAT都1490了' means that the student has already reached the score.
    if (/^分?了/.test(text.slice(token.end)) && (/都 ?$/.test(before) || (next && /^分?了[,，、]/.test(between))))
      return true
    // 'AP中文應該穩5' means that the student is sure of the score.
    if (/(?:[应應][该該]|已[经經]|基本)能?[稳穩]$/.test(before)) return true
    // 'starting SAT prep from 1000' and 'a junior with a 1150 PSAT' state current scores.
    if (!next && /\b(?<!away |short |off |shy |far )from (?:an? )?$/.test(before)) return true
    if (isTest && next && /\bwith an? $/.test(before)) return true
    const clause = clauseBefore(text, previous?.end ?? 0, token.start)
    if (next && next.value > token.value && isBelowNext(before, between)) return true
    // In '7.0 필요 라이팅이 5.5 ㅠㅠ', the student is sad about the lower score.
    if (
      previous &&
      !next &&
      previous.value > token.value &&
      isSad.test(text.slice(token.end)) &&
      !wantsIn(before.replace(/^ ?점? ?(?:목표|희망|필요)\S* /, ''))
    )
      return true
    // In '리딩이 600에서 안 올라요 수학은 780', the goal names no target, so the contrasted score is also current.
    if (
      previous &&
      !next &&
      found[index - 1] &&
      besideSection.test(before) &&
      !wantsIn(text) &&
      !isWelcome.test(text.slice(token.end))
    )
      return true
    // 'predicted 5, want a 6': a predicted score is the current score if the student wants another score.
    if (
      predictedIn.test(clause) &&
      (next
        ? wantsIn(between) || /\boffer\b/.test(between) || isWelcome.test(text.slice(next.end))
        : // 'IB chem HL 6, predicted 5'
          previous && !found[index - 1] && previous.value >= token.value && !wantsIn(clause))
    )
      return true
    // The score that follows a current score in a list is also current: 'got a 5 on AP Micro, 2 on AP Macro'.
    if (/^ on [a-z0-9 ]{2,20}, (?:and )?(?:an? )?$/.test(before) && found[index - 1]) return true
    // 'low GPA (2.8), high SAT (1490)' and 'math is a solid 790' describe current scores.
    if (/\b(?:low|high|my|current) [a-z]{2,8} \($|\b(?:is|at) (?:already )?a solid $/.test(before)) return true
    // In 'she has a 3.7 and 1380', both scores are current.
    if (
      previous &&
      found[index - 1] &&
      /^ and (?:an? )?$/.test(before) &&
      /\b(?:has|have|with) an? $/.test(text.slice(0, previous.start))
    )
      return true
    // 'GPA 3.7 SAT 1380，有希望吗' asks about the current scores.
    if (chance.test(text) && /gpa|[绩績][点點]|내신|학점/.test(text) && !wantsIn(text.replace(chance, ''))) return true
    const now = Math.max(...nowWords.map((words) => findLastIndex(words, clause)))
    const want = findLastIndex(wantWords, clause)
    if (now > want) return true
    // A score after a statement of weakness is current: 'bad at the math part of the SAT, 540'.
    // superlinear: a goal has at most 200 characters
    const isWeak = /\b(?:bad|weak|struggl\w*|terrible|worst|lowest)\b[^\d]*, $/.test(before) && !wantsIn(before)
    if (isWeak && !next && /^\D*$/.test(text.slice(token.end))) return true
    const bracketed = text.charAt(token.start - 1) === '(' && /\bbombed\b|\bfailed\b|\bgot\b|考了|받았/.test(before)
    if (rises(before, text.slice(token.end))) return true
    return want < 0 && (bracketed || afterNow.test(text.slice(token.end, token.end + 60)))
  }
  for (const index of numbers.keys()) found.push(isNow(index))
  const marked = new Set(numbers.filter((_, index) => found[index]))
  return tokens.map((token) => (token.kind === 'number' && marked.has(token) ? { ...token, now: true } : token))
}
