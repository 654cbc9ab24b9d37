import { expect, test } from 'vitest'
import { readText } from '../read-text.ts'

/** Returns the exams, universities and program that a goal names. */
function listNames(goal: string): string[] {
  const { exams, universities, programme } = readText(goal).reading
  return [...exams.map(({ name }) => name), ...universities, ...(programme === null ? [] : [programme])]
}

test.each([
  'we sat with the counselor about algebra',
  'my lab partner sat out, so help with algebra',
  'free every sat for geometry help',
  'taking our dog out on sat, then algebra',
  'Sat 10am algebra review',
  'she has to act in the school play and pass algebra',
  'Act III of Macbeth essay',
  'essay on act 2 scene 1 of hamlet',
  'unit on the Stamp Act and vocabulary',
  'our new flat is unit 3 ap 1204, needs algebra help',
  'algebra matters most imo',
  'in an act of desperation: algebra',
  'Act now, 10 weeks to the algebra final',
  'going to Rice Stadium on sat',
  'my brother goes to MIT but I need algebra',
  'my mom is a nurse and I need algebra',
  'new apartment near rice village, algebra help',
  'brown rice for lunch, then algebra',
  'Mr. Williams says I need algebra',
  "coach brown's class, algebra",
  'my tutor Emma Brown teaches algebra',
  'ich brauche Hilfe mit Algebra',
  'taking our dog to the vet, then algebra',
  'he volunteers at the vet clinic and needs algebra',
  'school nurse says rest, then algebra',
  'the doctor said less stress, algebra first',
  'algebra (sat) 10am class',
  'need it by sat, algebra',
  'AP poll homework, algebra',
  'new place bldg ap 12, algebra',
  'ib recruiting season, algebra',
  'columbia river trip, algebra',
  'mit ocw algebra',
  'princeton high school, algebra',
  'new mac for algebra',
  "moore's law and algebra",
])('finds no exam, university or program in %j', (goal) => {
  expect(listNames(goal)).toEqual([])
})

test.each([
  ['do better on sat', ['SAT']],
  ['Sat 1400', ['SAT']],
  ['take the sat this fall', ['SAT']],
  ['he has to take the act in march', ['ACT']],
  ['act 31 or bust', ['ACT']],
  ['i should act prep now', ['ACT']],
  ['ap 2d art', ['AP']],
  ['IB 38', ['IB']],
  ['rice', ['Rice University']],
  ['get into rice', ['Rice University']],
  ['rice premed', ['Rice University', 'medicine']],
  ['I would love Brown someday', ['Brown University']],
  ['amherst, williams or bowdoin', ['Williams College', 'Amherst College', 'Bowdoin College']],
  ['duke sat 1540', ['SAT', 'Duke University']],
  ['想去rice', ['Rice University']],
  ['mit 1570', ['SAT', 'Massachusetts Institute of Technology']],
  ['become a vet', ['veterinary medicine']],
  ['my dream is vet school', ['veterinary medicine']],
  ['I want to be a doctor', ['medicine']],
  ['train for the imo', ['other']],
  ['her act', ['ACT']],
  ['third act 30', ['ACT']],
  ['applying to colorado', ['University of Colorado Boulder']],
  ['삼촌이 변호사인데 저는 컴공', ['computer science']],
])('finds the intended names in %j', (goal, names) => {
  expect(listNames(goal).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['chem teacher says do bio', ['biology']],
  ['물리 선생님이 추천한 화학', ['chemistry']],
  ['first language is korean, need english', ['english']],
  ['母语是中文，想提高英语', ['english']],
])('finds only the subjects to study in %j', (goal, subjects) => {
  expect(readText(goal).reading.subjects).toEqual(subjects)
})

test.each(['en casa hablamos español, SAT 1300', '家里讲中文，SAT 1350', '집에서 중국어 쓰는데 SAT 1300'])(
  'does not read the language of a family as a subject: %s',
  (goal) => {
    expect(readText(goal).reading.subjects).toEqual([])
  },
)

test('reads a language that the student learns at home as a subject', () => {
  expect(readText('learning spanish at home').reading.subjects).toEqual(['spanish'])
})
