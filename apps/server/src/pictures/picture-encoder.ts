import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '@pathwise/api/errors'
import type { EncodedPicture, PictureEncoder } from '@pathwise/api/pictures/picture-encoder'
import { type PictureRefusal, pictureRefusals } from '@pathwise/api/pictures/pictures.vocabulary'
import pLimit from 'p-limit'
import { z } from 'zod'

/** Must be longer than the decoder's own timeout, which rejects a slow file without killing the process. */
const timeoutMs = 30_000
/** How long an idle process is kept before it is stopped to free its memory. */
const idleMs = 30_000
/** The maximum number of pictures in the queue, each of which can take up to 10 MB of memory. */
const mostWaiting = 20
/** Pictures are stored outside the JavaScript heap, so a small heap is enough. */
const heapMegabytes = 128

const isBuilt = import.meta.url.endsWith('.js')
const toPath = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const [file, ...args] = isBuilt
  ? [toPath('picture-process.js')]
  : [toPath('../threads/run-source.mjs'), toPath('picture-process.ts')]

const answerSchema = z.object({
  id: z.number(),
  outcome: z.union([
    z.object({ refusal: z.enum(pictureRefusals) }),
    z.object({
      type: z.enum(['image/jpeg', 'image/png']),
      width: z.number(),
      height: z.number(),
      bytes: z.instanceof(Uint8Array),
    }),
  ]),
})

type Outcome = EncodedPicture | { readonly refusal: PictureRefusal }

interface CloseableEncoder {
  readonly encodePicture: PictureEncoder
  readonly close: () => void
}

/** Encodes one picture at a time in a separate process, which starts on demand. */
export function createPictureEncoder(): CloseableEncoder {
  const limit = pLimit(1)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let number = 0

  function start(): ChildProcess {
    const started = fork(file, args, {
      execArgv: [`--max-old-space-size=${heapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  function stop(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  async function run(bytes: Uint8Array): Promise<Outcome> {
    clearTimeout(idle)
    const worker = child ?? start()
    child = worker
    try {
      return await ask(worker, ++number, bytes)
    } catch {
      // The decoder crashed or timed out, so the next picture gets a new process.
      stop()
      return { refusal: 'picture_broken' }
    } finally {
      idle = setTimeout(stop, idleMs).unref()
    }
  }

  return {
    encodePicture: async (bytes) => {
      if (limit.pendingCount >= mostWaiting) {
        throw new AppError('unavailable', 'Too many pictures are being processed. Please try again later.')
      }
      return await limit(() => run(bytes))
    },
    close: () => {
      clearTimeout(idle)
      stop()
    },
  }
}

function ask(worker: ChildProcess, id: number, bytes: Uint8Array): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail(new Error('The decoder takes too long')), timeoutMs)
    const end = () => {
      clearTimeout(timer)
      worker.off('message', receive)
      worker.off('exit', fail)
      worker.off('error', fail)
    }
    const fail = (reason?: unknown) => {
      end()
      reject(reason instanceof Error ? reason : new Error('The decoder has ended'))
    }
    const receive = (message: unknown) => {
      const answer = answerSchema.safeParse(message)
      if (!answer.success) return fail(answer.error)
      if (answer.data.id !== id) return
      end()
      resolve(answer.data.outcome)
    }
    worker.on('message', receive)
    worker.once('exit', fail)
    worker.once('error', fail)
    worker.send({ id, bytes }, (error) => {
      if (error) fail(error)
    })
  })
}
