import { diagnosticsRouter } from './diagnostics/diagnostics.router.ts'
import { shareRouter } from './share/share.router.ts'
import { systemRouter } from './system/system.router.ts'
import { router } from './trpc.ts'

export const appRouter = router({
  diagnostics: diagnosticsRouter,
  share: shareRouter,
  system: systemRouter,
})

export type AppRouter = typeof appRouter
