import { buildThrottledProcedure, router } from '../trpc.ts'
import { diagnosticAnswerSchema, runForGoalTextInputSchema, runInputSchema } from './diagnostics.schemas.ts'
import { runDiagnostic } from './diagnostics.service.ts'

export const diagnosticsRouter = router({
  run: buildThrottledProcedure('diagnostics')
    .input(runInputSchema)
    .output(diagnosticAnswerSchema)
    .mutation(({ ctx, input: { context, runs } }) =>
      runDiagnostic(ctx, context, { kind: 'preset', preset: context.goal }, runs),
    ),
  runDiagnosticForGoalText: buildThrottledProcedure('diagnostics')
    .input(runForGoalTextInputSchema)
    .output(diagnosticAnswerSchema)
    .mutation(({ ctx, input: { context, runs } }) =>
      runDiagnostic(ctx, context, { kind: 'text', text: context.goal }, runs),
    ),
})
