import { mostSkills } from '@pathwise/api/content/content.schemas'
import { type SkillId, type Subject, skillIds, skillRows } from '@pathwise/planner/data/skills'
import { Button } from '@pathwise/ui/button'
import { SelectField } from '@pathwise/ui/select-field'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface SkillsFieldProps {
  skills: readonly SkillId[]
  disabled: boolean
  onChange: (skills: SkillId[]) => void
}

/** Sets the skills that an item explains. Each skill belongs to a subject, so this also sets the subjects. */
export function SkillsField({ skills, disabled, onChange }: SkillsFieldProps) {
  const { t } = useTranslation(['contentEdit', 'strategy'])
  const name = (id: SkillId, subject: Subject) =>
    t('contentEdit:skills.named', { subject: t(`strategy:subject.${subject}`), skill: t(`strategy:skill.${id}`) })
  const group = useRef<HTMLFieldSetElement>(null)
  const chosen = skillRows.filter(({ id }) => skills.includes(id))
  const options = skillRows.filter(({ id }) => !skills.includes(id))
  // The server returns skills in this order too, so a saved item does not look changed.
  const add = (added: SkillId) => onChange(skillIds.filter((id) => id === added || skills.includes(id)))

  function remove(removed: SkillId) {
    onChange(skills.filter((id) => id !== removed))
    // The button that had the focus disappears.
    group.current?.focus()
  }

  return (
    <fieldset ref={group} tabIndex={-1} aria-label={t('contentEdit:skills.label')} className="grid gap-3">
      <div className="w-full sm:w-96">
        <SelectField<SkillId | ''>
          label={t('contentEdit:skills.label')}
          hint={t('contentEdit:skills.hint', { most: mostSkills })}
          options={[
            { value: '', label: t('contentEdit:skills.choose') },
            ...options.map(({ id, subject }) => ({ value: id, label: name(id, subject) })),
          ]}
          value=""
          disabled={disabled || skills.length >= mostSkills}
          onChange={(id) => id && add(id)}
        />
      </div>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {chosen.map(({ id, subject }) => (
            <Button
              key={id}
              variant="secondary"
              size="small"
              disabled={disabled}
              aria-label={t('contentEdit:skills.remove', { skill: name(id, subject) })}
              onClick={() => remove(id)}
            >
              {name(id, subject)}
              <X aria-hidden="true" className="size-4" />
            </Button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
