import type { Token } from '../token.ts'
import { alternatives } from '../vocabulary/alternatives.ts'
import type { Clause, SplitGoal } from './clauses.ts'
import { isAboutUnable } from './unable-relatives.ts'

/** Words for other people. Every story contains at least one of them. */
const anyPerson =
  /\b(?:brother|sister|bro|sis|sibling|twin|cousin|friend|bestie|bff|class ?mate|room ?mate|team ?mate|neighbou?r|boyfriend|girlfriend|bf|gf|uncle|aunt|niece|nephew|husband|wife|mom|mum|mother|dad|father|parents|grand[a-z]+|teacher|tutor|coach|counsell?or|old(?:er|est)|eld(?:er|est)|everyone|everybody|half (?:of )?(?:my|his|her|our|the)|first (?:kid|son|child|daughter))|언니|오빠|누나|형|동생|사촌|친구|룸메|짝꿍|선배|남편|아내|와이프|아빠|엄마|아버지|어머니|부모|선생님|쌤|첫째|큰[애아딸]|맏이|[남여]친|이웃|옆집|[姐姊妹哥弟爸妈友师]|同学|同桌|闺蜜|邻居|学长|老公|老婆|先生|太太|家教|教练|老大|大儿子|大女儿|大宝|父母|家长|爷爷|奶奶|外公|外婆|全家|大家|别人|人家/

/** A person other than the student at the start of a clause, followed by a verb: 'my sister did'. */
const english =
  /^[ ,.;:!?()-]*(?:(?:and|but|so|also|btw|since|because|while|although|even|though|mom here|dad here)[,.]? )*(?:(?:all|both|most|some|half)(?: of)? )?(?:(?:my|his|her|our|their|the|a) )?(?:(?:(?:son|daughter|kid)'?s|best|close|old|older|elder|big|little|younger|twin|other) ){0,2}(?:brother|sister|bro|sis|sibling|twin|cousin|friend|bestie|bff|class ?mate|room ?mate|team ?mate|neighbou?r|boyfriend|girlfriend|bf|gf|uncle|aunt|niece|nephew|husband|wife|mom|mum|mother|dad|father|parent|grandpa|grandma|grandfather|grandmother|everyone (?:else|in (?:my|our|the) family)|everybody (?:else|in (?:my|our|the) family)|(?<=half (?:of )?(?:my|his|her|our|the) )(?:class|grade|school))s?(?:(?:'s|s')? (?:kid|son|daughter|boy|girl))?(?:'s| (?:just |all |both |also |already )*(?:did|does|do|doing|took|takes?|taking|is|are|was|were|went|goes|go|got|gets|has|had|stud(?:ied|ies)|majored|graduated|used|finished|scored|aced|passed|failed|loved|loves|hated|hates|swears by|prepp?(?:ed|ing)|attends?|attended))\b/
/** Teachers and older children. Goals mention them for other reasons, too, so only statements about the past match. */
const englishPast =
  /^[ ,.;:!?()-]*(?:(?:and|but|so|also|btw|since|because|while|although|even|though|mom here|dad here)[,.]? )*(?:(?:my|his|her|our|their|the) )?(?:(?:math|english|science|chem|bio|physics) )?(?:teacher|tutor|coach|counsell?or|(?:(?:older|oldest|elder|eldest|first|big) (?:son|daughter|kid|child|boy|girl|one)|oldest|eldest))(?: (?:just|already|also))? (?:took|did|went|majored|graduated|studied|used|finished|aced|was an?|got (?:in|into))\b/
const korean =
  /^[ ,.!?]*(?:(?:그런데|근데|사실|저희|우리|제|내|아이|딸|아들|울) )*(?:언니|오빠|누나|형|(?:여|남)?동생|사촌(?:형|오빠|누나|언니|동생)?|친구|룸메(?:이트)?|짝꿍|선배|남편|아내|와이프|아빠|엄마|아버지|어머니|부모님|[남여]친|이웃|옆집 애)(?:들|네)?(?:은|는|이|가) /
const koreanPast =
  /^[ ,.!?]*(?:(?:그런데|근데|사실|저희|우리|제|내|아이|과외) )*(?:첫째|큰애|큰아이|큰딸|큰아들|맏이|선생님|쌤)(?:은|는|이|가|께서|께서는)? /
const koreanDid =
  /(?:하는데|듣는데|받았|갔|다니|다녔|전공|나오|나왔|나와서|졸업|끝냈|봤는데|쳤는데|준비하|땄|해서|합격|붙었|들어갔|들었|했는데|했고|출신)/
const koreanOver = /(?:갔|다니|졸업|합격|붙었|들어갔|나오셨|나왔|나오신|끝났|끝냈|출신)/
const chinese =
  /^[\s,，。.;；、!！?？]*(?:但是?|可是?|而|虽然|因为|其实)?(?:(?:我|她|他|孩子|女儿|儿子|我们?家?)的?)?(?:姐姐?|姊姊?|妹妹?|哥哥?|弟弟?|[表堂][哥姐姊弟妹]|朋友|闺蜜|同学|同桌|[室舍]友|邻居家?(?:孩子|小孩)?|学[长姐]|班长|[男女]友|老公|老婆|先生|太太|爸爸?|妈妈?|爸妈|父母|他爸|他妈|全家|大家|[别人]人家?的?(?:孩子|小孩)?)(?:们|家)?(?:都|全|也|当年|当初|以前|已经|之前|今年|去年|正|现在|自己|早就){0,3}(?:考|拿|念|读|上|学|修|选|是|在|去|进|毕业|申|靠|走|刷|用|练|报|准备|(?=[a-z托雅多])|(?<=当年|当初|以前|早就))/
const chinesePast =
  /^[\s,，。.;；、!！?？]*(?:但是?|可是?|而|虽然|因为|其实)?(?:(?:我|她|他|孩子|女儿|儿子|我们?家?)的?)?(?:补习班)?(?:老师|家教|教练|老大|大儿子|大女儿|大宝)(?:是|当年|当初|以前|已经|早就)/

/** Words of a wish, of advice, or of what the person and the student do together. */
const together =
  /\b(?:want|hope|says?|said|think|thought|tell|told|push|suggest|recommend|mak(?:e|ing)|forc|expect|need|aim|goal|target|helps?|helping|signed|insist|would|should|worried|me|us|him|we|with|and i|same|too|must)\b|라고|하래|시키|시켜|원하|원해|바라|하라|추천|권[했해하]|싶|저를|저한테|도와|같이|함께|처럼|보다|목표|올리|[想要让叫说劝逼帮给教跟和陪比]|希望|建议|推荐|觉得|目标|一起/
/** The student, or the child whom the goal is about. */
const self =
  /\b(?:i|i'?m|i'?d|i'?ve|i'?ll|me|my (?:own )?(?:son|daughter|kid|child|girl|boy)|our (?:son|daughter|kid|child|girl|boy)|he|he's|she|she's|we|we're|mine|this one|(?:younger|second|other|youngest) (?:one|kid|son|daughter|child|boy|girl))\b|(?:저는|저도|전 |제가|난 |나는|내가|아이|애는|아들은|딸은|둘째|막내|본인|저희)|我(?!们?家?的?(?:[哥姐姊弟妹爸妈友]|朋友|表|堂|同学|同桌|闺蜜|先生|老公|老婆|太太))|孩子(?!他?[爸妈])|儿子|女儿|[他她](?![爸妈哥姐弟妹])|老二|弟弟|妹妹|娃/
// superlinear: a goal has at most 200 characters
const refers = /\b(?:i|we|he|she)\b[^,.;]* (?:it|that|there)\b|그거|거기/
/** Words that state that the exam in an earlier clause is over: 'took the ACT twice and we're done w/ it'. */
const doneWith = /\b(?:done|finished|through|over) (?:with|w\/) it\b/

/** A result in the clause after a story: 'my cousin took AP Physics C, got a 2'. */
const result = /^[ ,，]*(?:and )?(?:got|scored|ended up|made)\b|^ ?\d+점? ?(?:받|맞|나왔|땄)|^[ ,，]*(?:考|拿|得)了/
/** Words after a subject for the person who teaches it to the student: '화학은 남편이 봐줘요', '化学他爸管'. */
const taught =
  /^(?:은|는|을|를)? ?(?:남편|아내|와이프|아빠|엄마|언니|오빠|누나|형)(?:이|가|께서) ?(?:봐|가르|도와)|^(?:[他她](?:自己|爸|妈)?|(?:他|她|我)?(?:爸爸?|妈妈?|老公|先生|哥哥?|姐姐?))(?:会|来|能|在)?(?:教|管|辅导)/

/** The start of a clause about the same person as the previous clause: 'my husband was an engineer, loves physics'. */
const goesOn = /^[ ,.]*(?:and )?(?:loves?|loved|hates?|hated|did|took|got|was|had|studied|majored|taught|graduated)\b/

const contentKinds: ReadonlySet<Token['kind']> = new Set(['exam', 'field', 'local', 'university', 'programme'])

/** Returns whether a clause says what another person did, has or is. */
function isStory(
  text: string,
  { start, end, names }: Clause,
  last: Clause | undefined,
  next: Clause | undefined,
): boolean {
  const own = text.slice(start, end)
  const said = last && goesOn.test(own) ? text.slice(last.start, end) : own
  // In 'my mom hates UCLA but I love it', the student wants what the story names.
  if (names.length === 0 || (next && next.names.length === 0 && refers.test(text.slice(next.start, next.end))))
    return false
  const [about] = english.exec(said) ?? englishPast.exec(said) ?? chinese.exec(said) ?? chinesePast.exec(said) ?? []
  if (about !== undefined) return !together.test(said.slice(about.length))
  const isElder = koreanPast.test(said)
  if (!isElder && !korean.test(said)) return false
  const rest = text.slice(
    start,
    next && next.names.length === 0 && !self.test(text.slice(end, next.end)) ? next.end : end,
  )
  return (isElder ? koreanOver : koreanDid).test(rest) && !together.test(rest)
}

/** Returns the tokens of the clauses about other people. */
function listTold({ simple: text, clauses }: SplitGoal, tokens: readonly Token[]): Set<Token> {
  if (!anyPerson.test(text)) return new Set()
  const stories = new Set(clauses.filter((clause, at) => isStory(text, clause, clauses[at - 1], clauses[at + 1])))
  const helped = clauses.flatMap(({ names }) => names.filter(({ end }) => taught.test(text.slice(end, end + 12))))
  const unable = clauses.filter((clause) => isAboutUnable(text, clause))
  if (stories.size === 0 && unable.length === 0 && helped.length === 0) return new Set()
  const own = clauses.filter((clause) => !stories.has(clause) && !unable.includes(clause))
  if (!own.some(({ start, end }) => self.test(text.slice(start, end)))) stories.clear()
  for (const clause of unable) stories.add(clause)
  const ownNames = own.flatMap(({ names }) =>
    names.filter((name) => contentKinds.has(name.kind) && !helped.includes(name)),
  )
  // A section cannot have a score without its exam: '老大当年托福108，老二口语只有15'.
  const canHaveScore = ownNames.some(
    (name) => name.kind === 'exam' || name.kind === 'local' || (name.kind === 'field' && !name.field.part),
  )
  if (ownNames.length === 0) return new Set()
  const dropped = new Set<Token>(helped)
  for (const [at, clause] of clauses.entries()) {
    // Keeps the exam of a story if the student's own clauses name nothing that can have a score.
    if (!stories.has(clause) || (!canHaveScore && clause.names.some(({ kind }) => kind === 'exam'))) continue
    const next = clauses[at + 1]
    const isResult = next && next.names.length === 0 && result.test(text.slice(next.start, next.end))
    for (const token of tokens)
      if (
        token.start >= clause.start &&
        (token.end <= clause.end || (isResult && token.kind === 'number' && token.end <= next.end))
      )
        dropped.add(token)
  }
  return dropped
}

/** Returns the tokens of an exam that is over if a later clause names the exam that takes its place. */
function listFinished({ simple: text, clauses }: SplitGoal, tokens: readonly Token[]): Token[] {
  if (!text.includes('with it') && !text.includes('w/ it')) return []
  const at = clauses.findIndex(({ start, end, names }) => names.length === 0 && doneWith.test(text.slice(start, end)))
  const told = clauses.slice(0, Math.max(0, at)).findLast(({ names }) => names.length > 0)
  const later = clauses.slice(at + 1).flatMap(({ names }) => names)
  const isOver = (name: Token) =>
    name.kind === 'exam' &&
    later.some((other) => other.kind === 'exam' && alternatives[name.exam]?.includes(other.exam))
  if (!told?.names.every(isOver)) return []
  const to = clauses[at]?.end ?? 0
  return tokens.filter(({ start, end }) => start >= told.start && end <= to)
}

/**
 * Removes what other people did, have or are if the goal says in another clause what the student wants: 'my sister did
 * IB and got 42, I'm sticking with AP'.
 */
export function dropStories(
  split: SplitGoal,
  tokens: readonly Token[],
): { split: SplitGoal; tokens: readonly Token[] } {
  const { simple: text, clauses } = split
  if (clauses.filter(({ names }) => names.length > 0).length < 2) return { split, tokens }
  const dropped = listTold(split, tokens)
  for (const token of listFinished(split, tokens)) dropped.add(token)
  if (dropped.size === 0) return { split, tokens }
  const isKept = (token: Token) => !dropped.has(token)
  return {
    split: {
      simple: text,
      clauses: clauses.map((clause) => ({
        ...clause,
        names: clause.names.filter(isKept),
        numbers: clause.numbers.filter(isKept),
      })),
    },
    tokens: tokens.filter(isKept),
  }
}
