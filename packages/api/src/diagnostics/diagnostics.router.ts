import { router, throttled } from '../trpc.ts'
import { diagnosticResultSchema, runForGoalTextInputSchema, runInputSchema } from './diagnostics.schemas.ts'
import { runDiagnostic } from './diagnostics.service.ts'

export const diagnosticsRouter = router({
  run: throttled('diagnostics')
    .input(runInputSchema)
    .output(diagnosticResultSchema)
    .mutation(({ ctx, input: { context } }) =>
      runDiagnostic(ctx, { ...context, goal: { kind: 'preset', preset: context.goal } }),
    ),
  runForGoalText: throttled('diagnostics')
    .input(runForGoalTextInputSchema)
    .output(diagnosticResultSchema)
    .mutation(({ ctx, input: { context } }) =>
      runDiagnostic(ctx, { ...context, goal: { kind: 'text', text: context.goal } }),
    ),
})
