import { initialLanguage } from '@pathwise/i18n/detect'
import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'

/** The web app writes and reads it too: `lib/language-cookie.ts`. */
const cookie = 'pathwise.language'
const cookieValue = /(?:^|;\s*)pathwise\.language=([^;]*)/
const yearSeconds = 31_536_000

export interface PageLanguage {
  readonly language: Language
  /** Whether the address itself asks for it, with `?lang=`. */
  readonly asked: boolean
}

/** What a page's answer depends on beside its address. */
export const pageVaries = 'accept, accept-language, cookie, accept-encoding'

/**
 * The language of a page: what the address asks for, else what was chosen before, else the browser's first. The web app
 * decides in the same way, or it would replace what the server sent.
 */
export function pageLanguage(request: FastifyRequest): PageLanguage {
  const { searchParams } = requestUrl(request)
  const asked = searchParams.get('lang')
  if (isLanguage(asked)) return { language: asked, asked: true }
  const chosen = cookieValue.exec(request.headers.cookie ?? '')?.[1]
  return { language: initialLanguage(chosen, request.languages()[0] ?? ''), asked: false }
}

/** Remembers a language that an address asked for, also where no script runs. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  const rest = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${cookie}=${language}; ${rest}`)
}
