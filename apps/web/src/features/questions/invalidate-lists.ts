import type { trpc } from '../../lib/trpc.ts'

type Queries = Pick<ReturnType<typeof trpc.useUtils>['questions'], 'list' | 'setFindings'>

/** Reloads the question list and its findings. */
export function invalidateLists({ list, setFindings }: Queries): void {
  void list.invalidate()
  void setFindings.invalidate()
}
