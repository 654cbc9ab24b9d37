/**
 * The level of distress in a message. `crisis` means thoughts of death, harm or abuse. `strain` means stress, or
 * phrases that may be only figures of speech. The replies to both levels list people to talk to.
 */
export type Distress = 'crisis' | 'strain'

/**
 * The patterns of all languages are matched against every message, because students mix languages. A false alarm is
 * better than a missed message.
 */
const crisis: readonly RegExp[] = [
  // English, including common misspellings. Before matching, the message is converted to lower case, and its
  // apostrophes are straightened.
  /s(?:ui|u|iu)[cs]i?d(?:e|al|ing)|suiside|\bself[\s-]?(?:harm|injur)|\bunalive/u,
  /\b(?:kill|hurt|harm|cut{1,2}|hang|shoot|starve|starv|burn)(?:ing)? my\s?self\b|\boverdos/u,
  /\b(?:wanna|want to|gonna|going to|will|should|might|i'?ll) kms\b/u,
  /\b(?:wanna|want to|ready to|like to|rather) (?:just )?(?:die|be dead|disappear)\b|\bwish i (?:was|were|am) dead\b/u,
  /\bwish i (?:was|were|had) never (?:been )?born\b|\bbetter off (?:dead|without me)\b/u,
  /\b(?:end(?:ing)?|tak(?:e|ing)) my (?:own )?life\b|\bend(?:ing)? it all\b/u,
  /\b(?:do ?n[o']?t|don'?t|no longer) (?:want|wanna) ?(?:to )?(?:live|be alive|exist|wake up|be here any\s?more)\b/u,
  /\b(?:no (?:reason|point|hope)|nothing) (?:to|in|left to|for me to) ?liv(?:e|ing)\b|\bnot worth living\b/u,
  /\b(?:can'?t|cannot|can not) (?:go on|take (?:it|this) any\s?more|live (?:like this|any\s?more))\b/u,
  /\bhopeless(?! (?:at|in|with) )|\bno hope left\b|\bworthless\b|\bhate my(?:self| life)\b|\bjump(?:ing)? off\b/u,
  /\b(?:no ?(?:one|body)) (?:would|will) (?:miss|care)\b|\bgiv(?:e|ing) up on life\b/u,
  /\b(?:abus(?:es|ed|ing) me|being abused|(?:hits|beats|molest\w*|raped?) me|was raped)\b/u,
  /\bquiero morir|\bmatarme\b|\bveux mourir\b|\bme tuer\b/u,
  // Korean
  /죽고\s?싶|죽고만|죽어\s?버리|죽을래|죽어야|죽는\s?게\s?나|자살|자해|살기\s?싫|살고\s?싶지|살\s?(?:이유|의미|가치|자신)/u,
  /목숨을?\s?끊|사라지고\s?싶|없어지고\s?싶|희망이?\s?없|희망도\s?없|절망|극단적인?\s?선택|뛰어내리|손목을?\s?(?:긋|그)/u,
  /삶을?\s?(?:포기|끝)|못\s?살겠|그만\s?살|태어나지\s?(?:말|않)|학대|성폭|(?:엄마|아빠|부모님?)[이가]?\s?때[려리]/u,
  // Simplified and traditional Chinese.
  /自[殺杀殘残傷伤虐]|想死(?![記记背你])|想去死|不想活|不想再活|活不下去|活[著着得]沒?没?[有]?意[思義义]|不如死|死了算|死掉算/u,
  /[輕轻]生|[尋寻][死短]|了[結结](?:自己|生命|一生)|[結结]束(?:我|自己|我的|自己的)?(?:生命|一切)|[絕绝]望|[沒没]有?希望/u,
  /割腕|跳[樓楼]|[傷伤]害自己|想消失|消失算了|生[無无]可[戀恋]|[撐撑熬]不下去|家暴|虐待|性侵/u,
]

const strain: readonly RegExp[] = [
  /\bstress(?:ed|ful|ing)|\b(?:much|under|so|from|of|the) stress\b|\banxi(?:ous|ety)|\bpanic(?:k|\s?attack)/u,
  /\boverwhelm|\bburn(?:ed|t|ing)?[\s-]?out\b|(?<!great )\bdepress(?:ed|ing|ion\b)|\bkill(?:s|ing|ed)? me\b|\bi'?m dying\b/u,
  /\bi(?:'?m| am| was| feel| keep)? (?:so |just |really )?(?:crying|cry|scared|lonely|alone|miserable|exhausted|sad)\b/u,
  /\b(?:break|fall)(?:ing)? (?:down|apart)\b|\bbreakdown\b|\bi (?:just )?(?:want to |wanna )?give up\b|\bhopeless\b/u,
  /죽겠|죽을\s?(?:것\s?같|거\s?같|맛)|스트레스|우울|불안|지쳤|지쳐|지친|괴로|외로|울고\s?싶|눈물|포기하고\s?싶|번아웃|공황|멘붕/u,
  /(?:너무|요즘|정말|진짜|마음이|사는\s?게|다|많이)\s?(?:힘들|무서)/u,
  // 壓力 alone can also mean pressure in physics.
  /(?<![氣气體体液])[壓压]力[好很太超山大]|[很好太]有[壓压]力|焦[慮虑]|[憂忧][鬱郁]|抑[鬱郁]|崩[潰溃]|想放[棄弃]|失眠/u,
  /[累煩烦難难忙氣气]死|(?<!重)要死|死定|想哭|[好太很]累|孤[單单獨独]|[難难][過过受]|痛苦|要(?:我的)?命|[很好]害怕/u,
]

/** Returns the level of distress in a message, or undefined if the message shows no signs of distress. */
export function findDistress(message: string): Distress | undefined {
  const text = message.normalize('NFKC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')
  if (crisis.some((pattern) => pattern.test(text))) return 'crisis'
  return strain.some((pattern) => pattern.test(text)) ? 'strain' : undefined
}
