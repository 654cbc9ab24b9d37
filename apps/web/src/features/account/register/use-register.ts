import { useState } from 'react'
import { toApiFailure } from '../../../lib/api-failure.ts'
import { signInWith } from '../../../lib/session/access-token.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useSystemConfig } from '../../../lib/use-config.ts'
import { findPasswordProblem, type PasswordProblem } from '../new-password-field.tsx'
import { isCertainlyOldEnough } from './old-enough.ts'

export interface Answers {
  name: string
  email: string
  password: string
  /** A year, or '' when none is selected. */
  birthYear: string
}

/** Maps each field with a problem to the key of its error text. */
export interface Problems {
  name?: 'refused'
  email?: 'missing' | 'refused' | 'taken'
  password?: PasswordProblem
  birthYear?: 'missing'
}

function findProblems({ email, password, birthYear }: Answers): Problems {
  const weak = findPasswordProblem(password)
  return {
    ...(!email.trim() && { email: 'missing' as const }),
    ...(weak && { password: weak }),
    ...(!birthYear && { birthYear: 'missing' as const }),
  }
}

function toProblems(error: unknown): Problems {
  const { reason, fields } = toApiFailure(error)
  return {
    ...(fields.includes('name') && { name: 'refused' as const }),
    ...(fields.includes('email') && { email: 'refused' as const }),
    ...(reason === 'email_taken' && { email: 'taken' as const }),
    ...(reason === 'weak_password' && { password: 'weak' as const }),
    ...(reason === 'breached_password' && { password: 'breached' as const }),
  }
}

/** The default minimum age, used until the server's setting has loaded. */
const usualMinimumAge = 13

/** Creates an account, signs in and calls `onSuccess`. Sends no request if the user may be too young. */
export function useRegister(onSuccess: () => void) {
  const [problems, setProblems] = useState<Problems>({})
  const { data: config } = useSystemConfig()
  const minimumAge = config?.minimum_age ?? usualMinimumAge
  const [tooYoung, setTooYoung] = useState(false)
  const { mutate, isPending, isSuccess, error, reset, data, variables } = trpc.account.register.useMutation({
    onSuccess: (answer) => {
      if ('check_mail' in answer) return
      signInWith(answer.access_token)
      onSuccess()
    },
    onError: (failure) => {
      setTooYoung(toApiFailure(failure).reason === 'too_young')
      setProblems(toProblems(failure))
    },
  })

  const register = (answers: Answers) => {
    const found = findProblems(answers)
    setProblems(found)
    reset()
    if (Object.keys(found).length > 0) return
    if (!isCertainlyOldEnough(Number(answers.birthYear), minimumAge, new Date())) return setTooYoung(true)
    const name = answers.name.trim()
    mutate({
      email: answers.email.trim(),
      password: answers.password,
      birth_year: Number(answers.birthYear),
      ...(name && { name }),
    })
  }

  /** The address to which a confirmation email was sent, if any. */
  const mailedTo = data && 'check_mail' in data ? variables?.email : undefined

  return { register, problems, tooYoung, minimumAge, mailedTo, busy: isPending, done: isSuccess, error }
}
