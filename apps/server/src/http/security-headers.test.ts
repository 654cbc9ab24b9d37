import { expect, it } from 'vitest'
import { buildSecurityHeaders } from './security-headers.ts'

it.each(['/', '/admin/questions'])('allows inline scripts at %s only by their hash', (url) => {
  const headersFor = buildSecurityHeaders({
    publicUrl: undefined,
    editorOrigins: ['https://cms.example'],
    inlineScripts: ['sha256-first', 'sha256-second'],
  })
  const policy = headersFor(url)['content-security-policy']
  expect(policy).toContain(`;script-src 'self' 'sha256-first' 'sha256-second';`)
  expect(policy).toContain(`;script-src-attr 'none';`)
})
