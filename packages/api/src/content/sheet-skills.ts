import { languages } from '@pathwise/i18n/languages'
import { sheets } from '@pathwise/planner/data/sheets'
import { type SkillId, type Subject, skillIds, skillRows } from '@pathwise/planner/data/skills'

const skillsByKey = new Map<string, readonly SkillId[]>(
  languages.flatMap((language) => sheets[language].map(({ slug, skills }) => [`${language}/${slug}`, skills] as const)),
)

interface StoredSkills {
  readonly seedKey: string | null
  readonly skills: readonly string[]
}

/** Returns the skills that an item explains. Until an editor sets them, those of a built-in study sheet are its own. */
export function listItemSkills({ seedKey, skills }: StoredSkills): SkillId[] {
  // Another version may have stored skills that this one does not know.
  const known = skillIds.filter((id) => skills.includes(id))
  return skills.length > 0 ? known : [...(skillsByKey.get(seedKey ?? '') ?? [])]
}

interface WantedSkills {
  readonly skill?: SkillId | undefined
  readonly subject?: Subject | undefined
}

/** Returns a skill, or all skills of a subject, and the keys of the study sheets that explain any of them. */
export function findWanted({ skill, subject }: WantedSkills): { ids: SkillId[]; keys: string[] } {
  const ids = skillRows.flatMap((row) =>
    (skill ?? row.id) === row.id && (subject ?? row.subject) === row.subject ? [row.id] : [],
  )
  const wanted = new Set(ids)
  const keys = [...skillsByKey].flatMap(([key, skills]) => (skills.some((one) => wanted.has(one)) ? [key] : []))
  return { ids, keys }
}
