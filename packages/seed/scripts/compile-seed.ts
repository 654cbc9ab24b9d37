// Part of `pnpm generate`. Compiles questions/<subject>/<skill>.yaml and assessment/<subject>/<skill>.yaml to
// generated/questions.json, and content/<language>/<slug>.md to generated/content.json. Their checksums are in
// generated/checksums.json.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { questionSubjects } from '@pathwise/question-formats/vocabulary.schemas'
import { compileContent } from './content/compile.ts'
import { compileQuestions, type QuestionFile } from './questions/compile.ts'
import { type QuestionPool, questionFolders } from './questions/question-source.ts'
import { SourceMistakes } from './source-mistakes.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const target = fileURLToPath(new URL('../generated', import.meta.url))

interface SourceFile<Folder> {
  readonly folder: Folder
  readonly name: string
  readonly text: string
}

/** Reads files with the given extension, in the order of the folders and then by name. */
async function readFiles<Folder extends string>(
  kind: string,
  folders: readonly Folder[],
  ending: string,
): Promise<SourceFile<Folder>[]> {
  const files = folders.map(async (folder) => {
    const names = (await readdir(join(source, kind, folder))).filter((name) => extname(name) === ending)
    return names.toSorted().map(async (name) => ({
      folder,
      name: basename(name, ending),
      text: await readFile(join(source, kind, folder, name), 'utf8'),
    }))
  })
  return Promise.all((await Promise.all(files)).flat())
}

async function readQuestions(pool: QuestionPool): Promise<QuestionFile[]> {
  const folders = await readdir(join(source, questionFolders[pool]))
  const subjects = questionSubjects.filter((subject) => folders.includes(subject))
  const files = await readFiles(questionFolders[pool], subjects, '.yaml')
  return files.map(({ folder, name, text }) => ({ pool, subject: folder, skill: name, text }))
}

async function writeGenerated(name: string, compiled: unknown): Promise<void> {
  await mkdir(target, { recursive: true })
  await writeFile(join(target, name), JSON.stringify(compiled))
}

try {
  const bank = compileQuestions([...(await readQuestions('practice')), ...(await readQuestions('assessment'))])
  await writeGenerated('questions.json', bank)
  const languages = (await readdir(join(source, 'content'))).toSorted()
  const texts = (await readFiles('content', languages, '.md')).map(({ folder, name, text }) => ({
    language: folder,
    slug: name,
    text,
  }))
  const content = compileContent(texts)
  await writeGenerated('content.json', content)
  await writeGenerated('checksums.json', { questions: bank.checksum, content: content.checksum })
  console.log(`Compiled ${bank.questions.length} questions and ${content.items.length} items of the content library`)
} catch (error) {
  if (!(error instanceof SourceMistakes)) throw error
  console.error(error.message)
  process.exitCode = 1
}
