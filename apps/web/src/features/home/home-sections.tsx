import { GradeGrid } from './grade-grid.tsx'
import { GuideCategories } from './guide-categories.tsx'
import { ModulesGrid } from './modules-grid.tsx'
import { ProfileStrategy } from './profile/profile-strategy.tsx'
import { SubscribeBanner } from './subscribe-banner.tsx'
import type { CountryChoice } from './use-country.ts'

/** The sections of the home page below the fold. */
export function HomeSections(choice: CountryChoice) {
  return (
    <div className="grid gap-16 lg:gap-20">
      <ModulesGrid country={choice.country} />
      <ProfileStrategy {...choice} />
      <div>
        <GuideCategories {...choice} />
        <GradeGrid country={choice.country} />
      </div>
      <SubscribeBanner />
    </div>
  )
}
