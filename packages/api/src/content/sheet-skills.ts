import { languages } from '@pathwise/i18n/languages'
import { sheets } from '@pathwise/planner/data/sheets'
import { type SkillId, type Subject, skillRows } from '@pathwise/planner/data/skills'

const skillsByKey = new Map<string, readonly SkillId[]>(
  languages.flatMap((language) => sheets[language].map(({ slug, skills }) => [`${language}/${slug}`, skills] as const)),
)

/** Returns the skills that a built-in study sheet explains, or none for other items. */
export function listSheetSkills(seedKey: string | null): SkillId[] {
  return [...(skillsByKey.get(seedKey ?? '') ?? [])]
}

/** Returns the keys of study sheets that explain a skill, or any skill of a subject. */
export function listSheetKeys({
  skill,
  subject,
}: {
  skill?: SkillId | undefined
  subject?: Subject | undefined
}): string[] {
  const wanted = new Set(
    skillRows.flatMap((row) =>
      (skill ?? row.id) === row.id && (subject ?? row.subject) === row.subject ? [row.id] : [],
    ),
  )
  return [...skillsByKey].flatMap(([key, skills]) => (skills.some((one) => wanted.has(one)) ? [key] : []))
}
