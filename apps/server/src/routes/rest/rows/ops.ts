import type { Route } from '../route.ts'

export const opsRoutes: readonly Route[] = [
  {
    method: 'POST',
    paths: ['/api/ops/run'],
    procedure: 'ops.run',
    summary: 'Runs an allowed operation and returns its output',
  },
]
