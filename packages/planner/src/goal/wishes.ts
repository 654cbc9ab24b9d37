/** Words that mark a score as a target. */
export const wantWords =
  /\bwant|\bneed|\bgoal|\baim|target|\bhop(?:e|ing)|\bto get\b|\breach|wanna|gonna|gotta|\bshould\b|trying|shooting|\bdream|\bwish|\blove\b|\blike to\b|\bbreak\b|\bpush|\bcrack\b|\bsecure\b|\bgun(?:ning)?\b|만들|넘|까지|도전|찍|가고|\bby\b|\bfor an? $|목표|희망|싶|해야|逼|目標|目标|希望|想|要|冲|衝|先(?:考|拿|把|刷|准备|準備)|拉到|提到|提高到|升到|進步到|进步到|争取|爭取|達到|达到|拿到|求|能上|能到|能考/g

export const wantsIn = (text: string) => text.search(wantWords) >= 0

export function findLastIndex(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].at(-1)?.index ?? -1
}
