import type { Subject } from '../../../data/skills.ts'
import type { Field } from '../field.ts'

/** The content domains shown in our reports. In a goal, they are treated as topics. */
const topics: Readonly<Record<string, Subject>> = {
  'craft and structure': 'english',
  'information and ideas': 'english',
  'standard english conventions': 'english',
  'conventions of standard english': 'english',
  'expression of ideas': 'english',
  'production of writing': 'english',
  'knowledge of language': 'english',
  'key ideas and details': 'english',
  'integration of knowledge and ideas': 'english',
  'advanced math': 'mathematics',
  'problem-solving and data analysis': 'mathematics',
  'geometry and trigonometry': 'mathematics',
  'number and quantity': 'mathematics',
  'integrating essential skills': 'mathematics',
  'science reasoning': 'biology',
}

export const domainFields: readonly Field[] = Object.entries(topics).map(([topic, of]) => ({ of, topic, en: topic }))
