import { initialLanguage } from '@pathwise/i18n/detect'
import { isLanguage, type Language } from '@pathwise/i18n/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseRequestUrl } from '../http/request-url.ts'

/** Must match the name in the web app's `lib/language-cookie.ts`. */
const cookie = 'pathwise.language'
const cookieValue = /(?:^|;\s*)pathwise\.language=([^;]*)/
const yearSeconds = 31_536_000

export interface PageLanguage {
  readonly language: Language
  /** Whether the language comes from `?lang=`. */
  readonly asked: boolean
}

/** The `Vary` header of pages. */
export const pageVaries = 'accept, accept-language, cookie, accept-encoding'

/**
 * Prefers the URL, then the cookie, then the browser's first language. The web app must use the same order, or it would
 * replace the page that the server sent.
 */
export function findPageLanguage(request: FastifyRequest): PageLanguage {
  const { searchParams } = parseRequestUrl(request)
  const asked = searchParams.get('lang')
  if (isLanguage(asked)) return { language: asked, asked: true }
  const chosen = cookieValue.exec(request.headers.cookie ?? '')?.[1]
  return { language: initialLanguage(chosen, request.languages()[0] ?? ''), asked: false }
}

/** Stores the URL's language in a cookie, so that the choice persists even without JavaScript. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  const rest = `Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
  reply.header('set-cookie', `${cookie}=${language}; ${rest}`)
}
