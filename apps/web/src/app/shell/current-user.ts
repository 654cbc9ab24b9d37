import type { CurrentUser } from '@pathwise/api/auth/auth.schemas'
import { createContext } from 'react'

/** The signed-in user. Undefined until loaded, because the home page renders the shell without the API client. */
export const CurrentUserContext = createContext<CurrentUser | undefined>(undefined)
