// Part of `pnpm generate`: src/seed/questions/<subject>/<skill>.yaml → generated/seed-questions.json
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileQuestions, QuestionBankError, type QuestionFile } from './questions/compile.ts'
import { type QuestionSubject, questionSubjects } from './questions/question-source.ts'

const source = fileURLToPath(new URL('../src/seed/questions', import.meta.url))
const target = fileURLToPath(new URL('../generated/seed-questions.json', import.meta.url))

async function readSubject(subject: QuestionSubject): Promise<QuestionFile[]> {
  const names = (await readdir(join(source, subject))).filter((name) => extname(name) === '.yaml')
  return Promise.all(
    names.toSorted().map(async (name) => ({
      subject,
      skill: basename(name, '.yaml'),
      text: await readFile(join(source, subject, name), 'utf8'),
    })),
  )
}

try {
  const bank = compileQuestions((await Promise.all(questionSubjects.map(readSubject))).flat())
  await mkdir(join(target, '..'), { recursive: true })
  await writeFile(target, JSON.stringify(bank))
  console.log(`Compiled ${bank.questions.length} questions`)
} catch (error) {
  if (!(error instanceof QuestionBankError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
