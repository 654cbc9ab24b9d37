import type { Clause } from './clauses.ts'

/** The words before the subject's name in a clause that a family member does not know it: 'my parents don't speak'. */
const english =
  /^[ ,.;:!?()-]*(?:(?:and|but|so|also|since|because|as)[,.]? )*(?:(?:both|all)(?: of)? )?(?:(?:my|his|her|our|their) )?(?:parents|mom|mum|mother|dad|father|mama|papa|grandparents|grandma|grandpa|brother|sister|husband|wife)(?: we)? (?:(?:really|also|both|all|just) )*(?:(?:can'?t|cannot|couldn'?t|don'?t|doesn'?t|didn'?t|do not|does not|never|barely|hardly)(?: really)? (?:speak|know|do|does|understand|read|write|learn|learned|learnt|took|take|study|studied|speaks|knows|understands|reads)(?: (?:any|much|a word of|enough))?|(?:is|are|was|were) (?:so |really |just |very )*(?:bad|terrible|awful|horrible|hopeless|useless|weak|not good|no good|no help) (?:at|in|with)) $/
const korean =
  /^[ ,.!?]*(?:(?:저희|우리|제|내|아이|애|근데|그런데) )*(?:엄마|아빠|부모(?:님)?|어머니|아버지|할머니|할아버지|남편|아내|와이프|집)(?:도|은|는|이|가|께서)(?: (?:둘 다|다|모두|전혀|아예))? $/
const chinese =
  /^[\s,，。.;；、!！?？]*(?:但是?|可是?|而|虽然|因为)?(?:(?:我们?|她|他|孩子|家里)的?)?(?:爸爸?妈?妈?|妈妈?|父母|家长|老公|老婆|先生|太太|爷爷|奶奶|外公|外婆|他爸|他妈|家人){1,2}(?:们|俩|两个)?(?:都|也|全|完全|根本|自己)*/
const chineseUnable = /^(?:不太?[懂会]|[看听读]不懂|不怎么[懂会]|没学过|不认识|不擅长|不熟)$/
const chineseWeak = /^(?:都|也|很|太|不太|比较|水平|基础|成绩|是)*(?:不好|不行|差|弱|不太?[懂会]|烂|一般|忘光|糟)/

/** Returns whether a clause says that a relative does not know a subject: 'my parents don't speak English', '我妈英语不行'. */
export function isAboutUnable(text: string, { start, end, names, words }: Clause): boolean {
  const [first] = names
  const last = names.at(-1)
  if (!first || !last || names.some(({ kind }) => kind !== 'field')) return false
  const before = text.slice(start, first.start)
  const isWeak = words.some((word) => word.stance === 'weak' && word.start >= first.end)
  if (english.test(before) || (korean.test(before) && isWeak)) return true
  const [person] = chinese.exec(before) ?? []
  if (person === undefined) return false
  const verb = before.slice(person.length)
  return chineseUnable.test(verb) || (verb === '' && chineseWeak.test(text.slice(last.end, end)))
}
