/** A square control of the top bar: 44 px each way, large enough for a thumb. */
export const iconButtonStyle =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-ink transition-colors hover:bg-raised'
