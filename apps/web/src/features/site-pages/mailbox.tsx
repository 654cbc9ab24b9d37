import { Mail } from 'lucide-react'

/** A `mailto:` link. */
export function Mailbox({ address }: { address: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere text-accent underline underline-offset-4"
    >
      <Mail aria-hidden="true" className="size-5 shrink-0" />
      {address}
    </a>
  )
}
