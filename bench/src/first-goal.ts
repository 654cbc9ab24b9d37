import { readGoal } from '@pathwise/planner/goal'

// Runs in its own process, because only the first goal builds the vocabulary.
const start = performance.now()
readGoal({ kind: 'text', text: 'SAT 1500 and 하버드 or 哈佛大學' })
process.stdout.write(String(performance.now() - start))
