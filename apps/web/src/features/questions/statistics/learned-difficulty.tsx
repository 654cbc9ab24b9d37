import type { ItemStatistics } from '@pathwise/api/calibration/statistics.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { useQuestionWords } from '../words.ts'

/** The ends of the difficulty scale, in logits. */
const ends = { easiest: -3.5, hardest: 3.5 } as const

/** Returns the position of a difficulty on the scale, in percent from the left. */
function findPlace(difficulty: number): number {
  const share = (difficulty - ends.easiest) / (ends.hardest - ends.easiest)
  return 100 * Math.min(1, Math.max(0, share))
}

/** Shows the learned difficulty and its uncertainty, both as a graphic and in words. */
export function LearnedDifficulty({ statistics }: { statistics: ItemStatistics }) {
  const { t } = useTranslation('questions')
  const format = useFormat()
  const words = useQuestionWords()
  const { difficulty, author_level } = statistics
  const { value, low, high, level, known, known_low, known_high } = difficulty
  const named = { author: words.difficulty(author_level), level: words.difficulty(level) }
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t('statistics.difficulty')}</h4>
      <div aria-hidden="true">
        <div className="relative h-6 rounded-full bg-raised">
          <div
            className="absolute inset-y-1 rounded-full bg-accent-soft"
            style={{ left: `${findPlace(low)}%`, right: `${100 - findPlace(high)}%` }}
          />
          <div
            className="absolute inset-y-0 w-1 -translate-x-1/2 rounded-full bg-accent"
            style={{ left: `${findPlace(value)}%` }}
          />
        </div>
        <div className="flex justify-between text-sm text-muted">
          <span>{t('statistics.easier')}</span>
          <span>{t('statistics.harder')}</span>
        </div>
      </div>
      <p>
        {t('statistics.known', {
          share: format.percent(known),
          low: format.percent(known_low),
          high: format.percent(known_high),
        })}{' '}
        {t(author_level === level ? 'statistics.agrees' : 'statistics.differs', named)}
      </p>
      <p className="text-sm text-muted">
        {t('statistics.logits', {
          value: format.decimal(value),
          low: format.decimal(low),
          high: format.decimal(high),
        })}
      </p>
    </div>
  )
}
