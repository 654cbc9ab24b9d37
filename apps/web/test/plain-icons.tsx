import type { LucideProps } from 'lucide-react'

/** Renders an icon without its paths, which jsdom does not draw. */
function PlainIcon({ size: _size, strokeWidth: _width, absoluteStrokeWidth: _absolute, ...props }: LucideProps) {
  return <svg aria-hidden="true" {...props} />
}

/** Replaces the module lucide-react: every export is a `PlainIcon`. */
export const plainIcons = new Proxy(
  {},
  {
    has: () => true,
    // `await` would treat a module with an export named `then` as a promise.
    get: (_, name) => (name === 'then' ? undefined : PlainIcon),
  },
)
