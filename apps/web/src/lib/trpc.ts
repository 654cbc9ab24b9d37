import type { AppRouter } from '@pathwise/api/root'
import { createTRPCReact } from '@trpc/react-query'

export const trpc = createTRPCReact<AppRouter>()
