import type { AppRouter } from '@pathwise/api/root'
import { createTRPCReact } from '@trpc/react-query'

/** Typed hooks for every procedure of the API. */
export const trpc = createTRPCReact<AppRouter>()
