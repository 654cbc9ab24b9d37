import { createLucideIcon } from 'lucide-react'

// Two that Lucide does not draw, in its manner.

export const FractionIcon = createLucideIcon('fraction', [
  ['path', { d: 'M5 12h14M9 3v5M15 16v5M10 16v5', key: 'fraction' }],
])

export const IntegralIcon = createLucideIcon('integral', [
  ['path', { d: 'M16 5c0-2-3.5-3-4 1l-1 12c-.5 4-4 3-4 1', key: 'integral' }],
])
