/** The style of a square top bar button: 44 × 44 px, the minimum touch target. */
export const iconButtonStyle =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink transition-colors hover:bg-raised'
