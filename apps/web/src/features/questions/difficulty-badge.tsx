import { Badge } from '@pathwise/ui/badge'
import { useQuestionWords } from './words.ts'

const tones = new Map<string, 'danger' | 'info' | 'success' | 'warning'>([
  ['beginner', 'success'],
  ['intermediate', 'info'],
  ['advanced', 'warning'],
  ['expert', 'danger'],
])

export function DifficultyBadge({ level }: { level: string }) {
  const words = useQuestionWords()
  return <Badge tone={tones.get(level) ?? 'neutral'}>{words.difficulty(level)}</Badge>
}
