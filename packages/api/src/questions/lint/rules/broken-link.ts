import { shortenDetail } from '@pathwise/question-formats/draft'
import { safeHref } from '@pathwise/rich-text/links'
import { parseHtml } from '@pathwise/rich-text/parse'
import { listHtml, type Rule } from './rule.ts'

/** Reports links with an invalid URL. The URL is not fetched. */
export const brokenLink: Rule = (question) =>
  listHtml(question).flatMap(({ place, html }) =>
    listAddresses(html)
      .filter(leadsNowhere)
      .map((address) => ({ rule: 'broken_link', place, detail: shortenDetail(address) })),
  )

type Tree = ReturnType<typeof parseHtml>

function listAddresses(html: string): string[] {
  return html.includes('<a') ? findLinks(parseHtml(html)) : []
}

function findLinks(node: Tree | Tree['children'][number]): string[] {
  const inside = 'children' in node ? node.children.flatMap(findLinks) : []
  if (node.type !== 'element' || node.tagName !== 'a') return inside
  return [String(node.properties['href'] ?? ''), ...inside]
}

/** Pairs of patterns: one for URL schemes, and one for the format that URLs with these schemes must have. */
const shapes: readonly (readonly [RegExp, RegExp])[] = [
  [/^(https?|ftps?):/, /^[a-z]+:\/\/[^\s/?#]+\.[^\s/?#.]+\.?(:\d+)?([/?#]\S*)?$/i],
  [/^(mailto|xmpp):/, /^[a-z]+:[^\s@]+@[^\s@.]+\.[^\s@]+$/i],
  [/^(tel|callto|sms):/, /\d/],
]

function leadsNowhere(href: string): boolean {
  const address = safeHref(href)
  if (address === undefined) return true
  const [, shape] = shapes.find(([kind]) => kind.test(address)) ?? []
  return shape !== undefined && !shape.test(address)
}
