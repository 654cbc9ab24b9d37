import { createLucideIcon } from 'lucide-react'

// Two that Lucide does not draw, in its manner.

export const FractionIcon = createLucideIcon('fraction', [
  ['path', { d: 'M4 12h16M9 3h6v5H9zM9 16h6v5H9z', key: 'fraction' }],
])

export const IntegralIcon = createLucideIcon('integral', [
  ['path', { d: 'M16 5c0-2-3.5-3-4 1l-1 12c-.5 4-4 3-4 1', key: 'integral' }],
])
