import { clsx } from 'clsx'
import { Check } from 'lucide-react'

/** The features of a plan. `features` is one translated text with the features separated by `|`. */
export function FeatureList({ features, className }: { features: string; className?: string }) {
  return (
    <ul className={clsx('grid gap-2.5', className)}>
      {features.split('|').map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
