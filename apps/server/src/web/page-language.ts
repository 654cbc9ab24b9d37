import { initialLanguage } from '@pathwise/i18n/detect'
import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestUrl } from '../http/request-url.ts'

/** Cookie name, shared with the web app: `lib/language-cookie.ts`. */
const cookie = 'pathwise.language'
const cookieValue = /(?:^|;\s*)pathwise\.language=([^;]*)/
const yearSeconds = 31_536_000

export interface PageLanguage {
  readonly language: Language
  /** Whether the URL requests the language with `?lang=`. */
  readonly asked: boolean
}

/** The `Vary` header of a page. */
export const pageVaries = 'accept, accept-language, cookie, accept-encoding'

/**
 * Returns the language of a page: from the URL, else from the cookie, else the browser's first language. The web app
 * must use the same order; otherwise, it would replace the page that the server sent.
 */
export function findPageLanguage(request: FastifyRequest): PageLanguage {
  const { searchParams } = requestUrl(request)
  const asked = searchParams.get('lang')
  if (isLanguage(asked)) return { language: asked, asked: true }
  const chosen = cookieValue.exec(request.headers.cookie ?? '')?.[1]
  return { language: initialLanguage(chosen, request.languages()[0] ?? ''), asked: false }
}

/** Stores the language from the URL in a cookie, so that the choice persists even without scripts. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  const rest = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${cookie}=${language}; ${rest}`)
}
