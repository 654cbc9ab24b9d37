// Checks the responses that external clients receive.

/** @typedef {import('./findings.mjs').Result} Result */

/** @param {Response} response of `/api/__ok` @returns {Promise<Result>} */
export async function checkAnswer(response) {
  const text = await response.text()
  if (response.status === 200 && text === '{"ok":true}') return { level: 'ok', detail: 'The app answers.' }
  return { level: 'fail', detail: `${response.url} answers ${response.status}: ${text.slice(0, 80)}` }
}

/** Parses the directives of a Content Security Policy into an object keyed by name. @param {string} policy */
function directives(policy) {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...rest]) => [name, rest]),
  )
}

/** The requirement for each security header. @type {Record<string, (value: string) => boolean>} */
const expected = {
  'content-security-policy': (value) => {
    const policy = directives(value)
    const scripts = policy.get('script-src') ?? policy.get('default-src')
    return scripts !== undefined && !scripts.some((source) => /unsafe|^\*$/.test(source))
  },
  'x-content-type-options': (value) => value === 'nosniff',
  'referrer-policy': (value) => value !== '' && !value.includes('unsafe-url'),
  'x-frame-options': (value) => /^(deny|sameorigin)$/i.test(value),
}

const overTls = {
  'strict-transport-security': (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_552_000,
}

/** @param {Response} response of a page @param {URL} origin @returns {Result} */
export function checkPage({ status, headers }, { protocol }) {
  if (status !== 200) return { level: 'fail', detail: `The first page answers ${status}.` }
  const rules = Object.entries({ ...expected, ...(protocol === 'https:' ? overTls : {}) })
  const wrong = rules.filter(([name, fits]) => !fits(headers.get(name) ?? '')).map(([name]) => name)
  if (wrong.length === 0) return { level: 'ok', detail: `All ${rules.length} security headers are as they should be.` }
  return { level: 'fail', detail: `Missing or too weak: ${wrong.join(', ')}.` }
}
