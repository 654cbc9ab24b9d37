import { skipToken, useQuery } from '@tanstack/react-query'
import { buildShortLink } from '../sharing/share-link.ts'

export interface PrintedLink {
  url: string
  /** The width and height of the QR code in modules, including the quiet zone. */
  size: number
  /** The SVG path that draws the dark modules of the QR code. */
  path: string
}

/** Encodes a URL as a QR code. The library is loaded on demand. */
async function buildPrintedLink(url: string): Promise<PrintedLink> {
  const { encode } = await import('uqr')
  const { data, size } = encode(url, { ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { url, size, path }
}

/**
 * Returns the QR code of a share link, or undefined while the code is being built. Set `isWanted` before printing
 * starts, because the QR library cannot load during printing.
 */
export function usePrintedLink(shareId: string | undefined, isWanted: boolean): PrintedLink | undefined {
  const { data } = useQuery({
    queryKey: ['printed-link', shareId],
    queryFn:
      shareId === undefined ? skipToken : () => buildPrintedLink(buildShortLink(window.location.origin, shareId).url),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
