import type { Token } from './token.ts'

/**
 * Matches the heading of a profile, which describes the student so far: 'Stats: 3.9, 1460 SAT, 8 APs.', '스펙:', '背景：'.
 */
const profile = /^\[?(?:stats?|profile|background|about me|me|스펙|배경|背景|三[维維圍围]|[条條]件)\]? ?:/
/** Words that show where the goal starts after a profile. */
const goal = /\b(?:goals?|aim|target|want|hoping|trying|need)\b|목표|싶|희망|만들|[想要]|目[标標]|希望/

/** Removes a profile at the start of a text if a goal with a name or a number follows it. */
export function dropProfile(lower: string, tokens: readonly Token[]): Token[] {
  if (!profile.test(lower)) return [...tokens]
  const sentence = /[.。;；!！] ?(?!\d)/.exec(lower)?.index ?? -1
  const wish = goal.exec(lower)?.index ?? -1
  const end = sentence >= 0 && sentence < wish ? sentence : lower.slice(0, Math.max(0, wish)).search(/[,，][^,，]*$/)
  const isAfter = ({ start }: Token) => start > end
  return end > 0 && tokens.some((token) => isAfter(token) && token.kind !== 'mark')
    ? tokens.filter(isAfter)
    : [...tokens]
}
