import type { Language } from '@pathwise/i18n/languages'
import { placeholderOrigin } from '../../src/app/indexed-paths.ts'
import type { RenderedApp } from '../../src/app/render-app.tsx'
import { placeholderJson } from '../../src/features/site-pages/published-operator.ts'

export interface PageParts {
  language: Language
  /** Undefined for a page rendered in the browser. */
  rendered?: RenderedApp
  /** The URLs of the scripts that the page loads. They are preloaded in parallel. */
  scripts: readonly string[]
  /** The URLs of the additional scripts that the page loads for a returning student. */
  returningScripts: readonly string[]
  /** The CSS to inline into the page. */
  styles: string
  /** The text of `public/after-paint.js`. */
  afterPaint: string
  /** Whether the page contains the placeholder for the operator's name. */
  isOperated?: boolean
}

function replaceOnce(text: string, part: string | RegExp, replacement: string): string {
  const replaced = text.replace(part, () => replacement)
  if (replaced === text) throw new Error(`The built page holds no ${part}`)
  return replaced
}

/** Inlines `public/first.js` into the page, which saves a request that would delay the first paint. */
export function inlineFirstScript(page: string, script: string): string {
  return replaceOnce(page, '<script src="/first.js"></script>', `<script>${script}</script>`)
}

function listPreloads(scripts: readonly string[]): string {
  return scripts.map((script) => `<link rel="modulepreload" crossorigin href="${script}">`).join('')
}

/** Preloads scripts in the page for paths with a parameter and for unknown paths. Does not inline its style sheet. */
export function preloadScripts(page: string, scripts: readonly string[]): string {
  return replaceOnce(page, '</head>', `${listPreloads(scripts)}</head>`)
}

/** Inlines the style sheet, which saves a request that would block rendering, and preloads the scripts. */
function addFiles(template: string, { scripts, styles }: PageParts): string {
  return replaceOnce(template, /<link rel="stylesheet"[^>]*>/, `${listPreloads(scripts)}<style>${styles}</style>`)
}

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const preload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g

/**
 * Replaces the script tags with `public/after-paint.js`, which loads the scripts after the first paint. Otherwise, even
 * low-priority scripts would delay the page, and could run before a long page is painted.
 */
function moveScriptsAfterPaint(page: string, { afterPaint, returningScripts }: PageParts): string {
  const files = [...page.matchAll(preload)].map(([, file]) => file).join(' ')
  const [, app] = appScript.exec(page) ?? []
  if (app === undefined) throw new Error('The built page has no script')
  const returning = returningScripts.join(' ')
  const starter = `<script data-app="${app}" data-files="${files}" data-returning="${returning}">${afterPaint}</script>`
  // Put the script at the end of the body. In the head, it could start the app after an empty first frame, because a
  // browser can paint while it is still reading the head.
  return replaceOnce(replaceOnce(page.replaceAll(preload, ''), appScript, ''), '</body>', `${starter}</body>`)
}

export function buildPageHtml(template: string, parts: PageParts): string {
  const { language, rendered, isOperated = false } = parts
  const operator = isOperated ? ` data-operator="${placeholderJson}"` : ''
  const html = `<html lang="${language}" data-origin="${placeholderOrigin}"${operator}>`
  const page = replaceOnce(addFiles(template, parts), '<html lang="en">', html)
  if (!rendered) return page
  const root = `<div id="root" data-prerendered="${language}">${rendered.html}</div>`
  const titled = replaceOnce(moveScriptsAfterPaint(page, parts), /<title>[^<]*<\/title>/, rendered.tags)
  return replaceOnce(titled, '<div id="root"></div>', root)
}
